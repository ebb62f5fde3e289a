import { useCallback, useSyncExternalStore } from 'react';

/** Nobody looks at a screen for longer; and a timer cannot wait for more than 24 days. */
const LONGEST_MS = 86_400_000;

/** Whether a moment has come; the screen follows by itself when it does. */
export function useHasCome(instant: string): boolean {
  const at = Date.parse(instant);
  const subscribe = useCallback(
    (listener: () => void) => {
      const left = at - Date.now();
      if (left <= 0 || left > LONGEST_MS) return () => {};
      const timer = setTimeout(listener, left + 1);
      return () => clearTimeout(timer);
    },
    [at],
  );
  return useSyncExternalStore(subscribe, () => at <= Date.now());
}
