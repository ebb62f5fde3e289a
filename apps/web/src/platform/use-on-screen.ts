import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether an element can be seen: the page is in front, and enough of the element is within the window. */
export function useOnScreen<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isWithin, setWithin] = useState(false);
  const isInFront = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setWithin(entry !== undefined && entry.isIntersecting),
      { threshold: 0.25 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isWithin && isInFront];
}
