import { useEffect } from 'react';

/** R as in rules. */
const KEY = 'r';

/** Whether the key writes a letter where it goes to. Fields for numbers say which keyboard they want, and take none. */
const isWritten = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.inputMode === '' && !target.readOnly;

/** Calls when the key of the instructions is pressed. */
export function useHowToKey(explain: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (event.key.toLowerCase() === KEY && isAlone && !isWritten(event)) explain();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [explain]);
}
