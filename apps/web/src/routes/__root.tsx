import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Root } from '../features/shell/root.tsx';
import { lostStyles } from '../platform/lost-styles.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Should they not come now either, only the looks of a screen suffer.
  beforeLoad: () => lostStyles.askAgain().catch(() => undefined),
  component: Root,
});
