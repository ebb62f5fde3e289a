import type { KeyboardEvent } from 'react';

/** What a key does in a field of a fraction, besides writing a digit. */
export type Move = 'enter' | 'erase' | 'minus' | 'slash' | 'before' | 'next' | 'numerator' | 'denominator';

const moves: Readonly<Record<string, Move>> = {
  Enter: 'enter',
  Backspace: 'erase',
  '-': 'minus',
  '−': 'minus',
  '/': 'slash',
  ' ': 'next',
  ArrowUp: 'numerator',
  ArrowDown: 'denominator',
  ArrowLeft: 'before',
  ArrowRight: 'next',
};

/**
 * What the pressed key does; undefined where it does what it does in any field: in the middle of a number the arrows
 * and Backspace are the cursor's.
 */
export function moveOf({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): Move | undefined {
  const { selectionStart, value } = currentTarget;
  const isCursors =
    (key === 'Backspace' && value !== '') ||
    (key === 'ArrowLeft' && selectionStart !== 0) ||
    (key === 'ArrowRight' && selectionStart !== value.length);
  return isCursors ? undefined : moves[key];
}
