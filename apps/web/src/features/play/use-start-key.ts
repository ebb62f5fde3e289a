import { useEffect, useRef } from 'react';

/** Enter or Space starts, unless the key belongs to a button, link or field that has the focus. */
export function useStartKey(start: () => void, enabled: boolean): void {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat || event.defaultPrevented) return;
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
