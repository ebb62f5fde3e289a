import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Root } from '../features/shell/root.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });
