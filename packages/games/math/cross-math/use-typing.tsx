import { useState } from 'react';
import type { PadKey } from '../../pad.tsx';
import type { PlayerProps } from '../../player.ts';
import type { Event } from './rules.ts';
import type { Settings } from './settings.ts';
import { isOpen, type State } from './state.ts';

interface Typing {
  /** A minus that waits for its digits. */
  readonly hasMinus: boolean;
  readonly press: (key: PadKey) => void;
}

/** Writes digit by digit into the chosen cell. A full cell starts anew with the next digit. */
export function useTyping(
  { state, settings, send }: PlayerProps<Settings, State, Event>,
  cell: number,
): Typing {
  const [minusIn, setMinusIn] = useState<number | null>(null);
  const value = state.entries[cell];
  const hasMinus = minusIn === cell && value === undefined;

  function digit(pressed: number) {
    const size = Math.abs(value ?? 0);
    const isNew = value === undefined || String(size).length >= settings.digits || value === 0;
    const next = isNew ? pressed : 10 * size + pressed;
    const isNegative = value === undefined ? hasMinus : value < 0 && !isNew;
    setMinusIn(null);
    send({ type: 'fill', cell, value: isNegative && next !== 0 ? -next : next });
  }

  function erase() {
    setMinusIn(null);
    if (value === undefined) return;
    const left = Math.trunc(value / 10);
    send(left === 0 ? { type: 'erase', cell } : { type: 'fill', cell, value: left });
  }

  function minus() {
    if (!settings.allow_negative) return;
    if (value === undefined) setMinusIn(hasMinus ? null : cell);
    else if (value !== 0) send({ type: 'fill', cell, value: -value });
  }

  function press(key: PadKey) {
    if (key === 'enter') return send({ type: 'check' });
    if (!isOpen(state, cell) || key === 'comma') return;
    if (key === 'erase') erase();
    else if (key === 'minus') minus();
    else digit(Number(key));
  }

  return { hasMinus, press };
}
