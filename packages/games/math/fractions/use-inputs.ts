import { useRef, useState } from 'react';
import type { FieldName } from './answer-fields.ts';

/** The inputs of an answer's fields, and in which of them the pad writes: its keys take the focus, but not this. */
export function useInputs(first: FieldName) {
  const inputs = useRef(new Map<FieldName, HTMLInputElement>());
  const [current, setCurrent] = useState(first);
  const go = (name: FieldName | undefined): void => {
    if (name !== undefined) inputs.current.get(name)?.focus();
  };
  const bind = (name: FieldName) => ({
    ref: (input: HTMLInputElement | null) => {
      if (input !== null) inputs.current.set(name, input);
      return () => void inputs.current.delete(name);
    },
    onFocus: () => setCurrent(name),
  });
  return { current, go, bind };
}
