import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fitSoroban, usualPitch } from './soroban-places.ts';

/** Measures the box around an abacus, whenever it changes. Before that, the abacus is there without a size. */
export function useSorobanFit(rods: number): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly fitted: ReturnType<typeof fitSoroban>;
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
  const hasRoom = size.width > 0 && size.height > 0;
  return { box, fitted: hasRoom ? fitSoroban(rods, size) : { pitch: usualPitch, width: 0 } };
}
