import { useEffect, useRef } from 'react';

/** Keys pressed for the screen before must not start anything on this one. */
const SETTLE_MS = 800;

/** Enter or Space starts, unless the key belongs to a button, link or field that has the focus. */
export function useStartKey(start: () => void, enabled: boolean): void {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (!enabled) return;
    const since = performance.now();
    const onKey = (event: KeyboardEvent) => {
      if (
        (event.key !== 'Enter' && event.key !== ' ') ||
        event.repeat ||
        event.defaultPrevented ||
        performance.now() - since < SETTLE_MS
      )
        return;
      if (
        event.target instanceof Element &&
        event.target.closest('button, a, input, textarea, select, summary, [role=slider], [role=dialog]')
      )
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
