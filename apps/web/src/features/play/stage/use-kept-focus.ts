import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the game the focus when it begins, and again after a pause what had it before. */
export function useKeptFocus(container: RefObject<HTMLElement | null>, paused: boolean): void {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) before.current = event.target;
    };
    const element = container.current;
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [container]);

  useLayoutEffect(() => {
    const element = container.current;
    if (paused || element === null || element.contains(document.activeElement)) return;
    const last = before.current;
    (last !== null && element.contains(last) ? last : element).focus({ preventScroll: true });
  }, [container, paused]);
}
