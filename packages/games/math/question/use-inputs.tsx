import { type RefCallback, useRef } from 'react';

/** The inputs of an answer with several fields, to send the cursor to one of them. */
export function useInputs<Name>() {
  const inputs = useRef(new Map<Name, HTMLInputElement>());
  return {
    inputOf: (name: Name): HTMLInputElement | undefined => inputs.current.get(name),
    /** For the input of that name. */
    refOf:
      (name: Name): RefCallback<HTMLInputElement> =>
      (input) => {
        if (input !== null) inputs.current.set(name, input);
        return () => void inputs.current.delete(name);
      },
  };
}
