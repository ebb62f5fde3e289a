import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { Example } from './example.tsx';
import { rules, type Event } from './rules.ts';
import type { State } from './state.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    'cross-math': typeof import('./strings/en.json');
  }
}

/** Where a number was written, as in the label of its cell; and which one a hint revealed. */
function details(event: Event, { puzzle }: State): EventDetails {
  if (!('cell' in event)) return {};
  const row = 2 * Math.floor(event.cell / puzzle.side) + 1;
  const column = 2 * (event.cell % puzzle.side) + 1;
  return { row, column, ...(event.type === 'hint' && { value: puzzle.solution[event.cell] ?? 0 }) };
}

/** What a check has found stands beside the board: a verdict above it would take the height of two rows. */
export const room = defineRoom({
  rules,
  feedback: () => 'sound',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
