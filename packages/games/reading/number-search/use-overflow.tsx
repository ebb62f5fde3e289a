import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element holds more than it has room for, so that it is scrolled. */
export function useOverflow(): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly overflows: boolean;
} {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, overflows };
}
