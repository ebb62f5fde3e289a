import { LONGEST_ANSWER, type RoundsState } from '@mindhero/engine/rounds';
import { useState } from 'react';
import { answerStatus } from './answer-status.ts';
import { tellsAtOnce } from './settings.ts';

/** What it needs of a player's properties. */
interface Player {
  readonly state: RoundsState<object, unknown>;
  readonly settings: Parameters<typeof tellsAtOnce>[0];
  readonly send: (event: { readonly type: 'answer'; readonly item: number; readonly value: string }) => void;
  readonly paused: boolean;
  readonly watching: boolean;
}

interface TypedAnswer {
  readonly player: Player;
  readonly index: number;
  readonly isOpen: boolean;
  /** In characters; more of them are not taken. */
  readonly longest?: number;
}

/** An answer that is typed and sent with Enter: what its field gets. Afterwards the field shows what was given. */
export function useTypedAnswer({ player, index, isOpen, longest = LONGEST_ANSWER }: TypedAnswer) {
  const { state, settings, send, paused, watching } = player;
  const [typed, setTyped] = useState('');
  const { status, given } = answerStatus(state, index, watching || tellsAtOnce(settings));

  function onEnter() {
    if (typed.trim() === '' || !isOpen || paused) return;
    send({ type: 'answer', item: index, value: typed });
    // Wrong at an item that stays: the place is free for the next try.
    setTyped('');
  }

  return {
    status,
    value: isOpen ? typed : given,
    readOnly: !isOpen,
    onType: (value: string) => setTyped(value.slice(0, longest)),
    onEnter,
  };
}
