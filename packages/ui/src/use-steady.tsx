import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and calls the latest one: so that what it is handed to, being `memo`, is drawn anew only
 * when it looks different. Not to be called while something is drawn.
 */
export function useSteady<Args extends readonly unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = useRef(latest);
  useLayoutEffect(() => {
    kept.current = latest;
  });
  return useCallback((...args: Args) => kept.current(...args), []);
}
