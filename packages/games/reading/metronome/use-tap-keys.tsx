import { useEffect, useEffectEvent } from 'react';

/** The space bar taps, wherever the focus is; Enter, unless it presses something. */
export function useTapKeys(onTap: (() => void) | null, onDone: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' && onTap !== null) {
      // Neither does the page scroll, nor is a button pressed that has the focus.
      event.preventDefault();
      onTap();
    }
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
    if (event.key === 'Enter' && !isOnButton) onDone?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
