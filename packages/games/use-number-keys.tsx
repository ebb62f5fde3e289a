import { useEffect, useEffectEvent } from 'react';

/**
 * The keys 1, 2, 3 … choose the answers in their order.
 * @param choose gets an index from 0; null while nothing can be chosen
 */
export function useNumberKeys(count: number, choose: ((index: number) => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = Number(event.key) - 1;
    if (Number.isInteger(index) && index >= 0 && index < count) choose?.(index);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
