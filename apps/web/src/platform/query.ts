/** The state that lives on the server, and how its failures reach the person. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from './client.ts';
import { type Action, type Item, toastFailure } from './failures.ts';
import { network } from './network.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What is loaded, for the message when it fails. Without it the screen tells of the failure itself. */
    queryMeta: {
      item?: Item;
      /** It is asked for again and again: that it is being loaded is told the first time only. */
      isQuiet?: boolean;
    };
    mutationMeta: { action: Action; item: Item };
  }
}

/** A request that was refused is refused again; only trouble on the way is worth another try. */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof NetworkError) return network.isReachable();
  return !(error instanceof ApiError) || error.status >= 500;
}

/** That there is no network is said once, above every screen. */
function isKnownLoss(error: unknown): boolean {
  return error instanceof NetworkError && !network.isReachable();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const item = query.meta?.item;
      if (item !== undefined && !isKnownLoss(error)) toastFailure('load', item, error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      const { meta } = mutation;
      if (meta !== undefined) toastFailure(meta.action, meta.item, error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Whether there is a network says the request: what is kept on the device needs none.
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
});
