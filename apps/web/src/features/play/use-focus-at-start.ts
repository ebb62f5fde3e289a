import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears, for screens that take over and for what is to be read first. */
export function useFocusAtStart<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
