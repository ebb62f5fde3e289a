import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Root } from '../features/shell/root.tsx';
import { FirstSkeleton } from '../features/shell/shell-skeleton.tsx';
import { lostStyles } from '../platform/lost-styles.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Should they not come now either, only the looks of a screen suffer.
  beforeLoad: () => lostStyles.askAgain().catch(() => undefined),
  component: Root,
  // Before anything else is known, the shape of what a session opens; the sign-in has none to wait for.
  pendingComponent: FirstSkeleton,
  pendingMs: 100,
});
