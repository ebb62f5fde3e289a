import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What numbers are typed with. */
const OF_NUMBERS = /^[\d.,−-]$/;

/**
 * Keeps the cursor where the answer is typed, also for a person who has clicked beside it and types on.
 * @param keys that belong to an answer
 */
export function useCursor(
  answer: RefObject<{ focus(): void } | null>,
  isAsked: boolean,
  keys = OF_NUMBERS,
): void {
  const focus = useEffectEvent(() => answer.current?.focus());
  useEffect(() => {
    if (!isAsked) return undefined;
    focus();
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !keys.test(key)) return;
      // The key goes where the focus is when it is let through.
      if (!(target instanceof HTMLInputElement)) focus();
    };
    // Before anybody else hears of it, so that the key is known as one that is typed.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isAsked, keys]);
}
