import { createRouter } from '@tanstack/react-router';
import { Failure } from './features/errors/failure.tsx';
import { NotFound } from './features/errors/not-found.tsx';
import { ScreenSkeleton } from './features/shell/shell-skeleton.tsx';
import { queryClient } from './platform/query.ts';
import { routeTree } from './routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  caseSensitive: false,
  defaultPreload: 'intent',
  // The query client knows how fresh what it holds is.
  defaultPreloadStaleTime: 0,
  // A slow answer shows what is to come: nothing at all looks like a fault.
  defaultPendingComponent: ScreenSkeleton,
  defaultPendingMs: 400,
  defaultPendingMinMs: 0,
  defaultErrorComponent: Failure,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
