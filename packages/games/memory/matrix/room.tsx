import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import type { Event } from './event.ts';
import { Example } from './example.tsx';
import { matrix } from './rules.ts';
import type { State } from './state.ts';

/** Where a tap was, counted from 1 as in the label of its cell. */
function details(event: Event, { pattern: { gridSize } }: State): EventDetails {
  if (event.type !== 'tap') return {};
  return { row: Math.floor(event.cell / gridSize) + 1, column: (event.cell % gridSize) + 1 };
}

export const room = defineRoom({
  rules: matrix,
  feedback: () => 'sound',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
