import { useEffect, useEffectEvent } from 'react';

/**
 * A person who plays with the keyboard begins at once, without looking for the board first: `focus` is called as soon as
 * the board opens, unless a control has the focus already.
 */
export function useKeyboardStart(isOpen: boolean, focus: () => void): void {
  const start = useEffectEvent(() => {
    if (document.activeElement?.matches('a, button, input') !== true) focus();
  });
  useEffect(() => {
    if (isOpen) start();
  }, [isOpen]);
}
