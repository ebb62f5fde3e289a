/** What follows a person who types once they pause. */
import { useSteady } from '@mindhero/ui/use-steady';
import { useEffect, useRef, useState } from 'react';

/** The value as it was when it last stayed the same for some milliseconds. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

/** Calls a function with what it was last given, some milliseconds after that; never once the component is gone. */
export function useDebouncedCallback<Argument>(
  call: (argument: Argument) => void,
  pause: number,
): (argument: Argument) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useSteady(call);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (argument) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest(argument), pause);
  };
}
