import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fitSoroban } from './soroban-places.ts';

/** Measures the box around an abacus, whenever it changes; `fitted` is null as long as there is no room. */
export function useSorobanFit(rods: number): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly fitted: ReturnType<typeof fitSoroban> | null;
} {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, fitted: size.width > 0 && size.height > 0 ? fitSoroban(rods, size) : null };
}
