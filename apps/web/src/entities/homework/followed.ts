/** How soon a list follows what happens elsewhere. */
const FOLLOW_MS = 15_000;

/** Of a query: what it tells follows while somebody looks, and not in a tab that nobody sees. */
export const followed = {
  refetchInterval: FOLLOW_MS,
  refetchOnWindowFocus: 'always',
  meta: { isQuiet: true },
} as const;
