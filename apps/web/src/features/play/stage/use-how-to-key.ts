import { useEffect } from 'react';

/** R as in rules: no game asks for letters. */
const KEY = 'r';

/** Calls when the key of the instructions is pressed. */
export function useHowToKey(explain: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (event.key.toLowerCase() === KEY && isAlone) explain();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [explain]);
}
