import { partOf } from '@mindhero/engine/rounds';
import { lazy } from 'react';
import { defineRoom, type EventDetails, type PlayerProps } from '../../player.ts';
import { tellsAtOnce } from '../question/settings.ts';
import { Example } from './example.tsx';
import { Exercise } from './exercise.tsx';
import { FreeBoard } from './free-board.tsx';
import { Review } from './review.tsx';
import { abacus, type Event, type State } from './rules.ts';
import type { AbacusSettings } from './settings.ts';

function Player(props: PlayerProps<AbacusSettings, State, Event>) {
  return props.settings.mode === 'free' ? <FreeBoard {...props} /> : <Exercise {...props} />;
}

/** The place of an answer as the list of a replay says it: the second row of the third example is 3.2. */
function details(event: Event, before: State): EventDetails {
  if (event.type !== 'answer') return {};
  const number = String(event.item + 1);
  const isOneOfSome = (before.items[event.item]?.terms.length ?? 1) > 1;
  return { number: isOneOfSome ? `${number}.${partOf(before, event.item) + 1}` : number };
}

export const room = defineRoom({
  rules: abacus,
  // A board that is checked after each row tells by going on.
  feedback: (settings) => (settings.mode === 'solve' || tellsAtOnce(settings) ? 'words' : 'none'),
  details,
  Player,
  Review,
  Example,
  // Paper is rarely asked for.
  Sheet: lazy(() => import('./sheet.tsx')),
  prints: ({ mode }) => mode !== 'free',
});
