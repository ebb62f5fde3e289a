import { useEffect } from 'react';

/** R as in rules. */
const KEY = 'r';

/**
 * Whether the key writes a letter where it goes to: where the focus is now, which a game may just have put into its field.
 * Fields for numbers say which keyboard they want, and take none.
 */
function isWritten(): boolean {
  const target = document.activeElement;
  return target instanceof HTMLInputElement && target.inputMode === '' && !target.readOnly;
}

/** Calls when the key of the instructions is pressed. */
export function useHowToKey(explain: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (event.key.toLowerCase() === KEY && isAlone && !isWritten()) explain();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [explain]);
}
