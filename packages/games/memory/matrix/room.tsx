import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import type { Event } from './event.ts';
import { Example } from './example.tsx';
import { rules } from './rules.ts';
import type { State } from './state.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    matrix: typeof import('./strings/en.json');
  }
}

/** Where a tap was, counted from 1 as in the label of its cell. */
function details(event: Event, { pattern: { gridSize } }: State): EventDetails {
  if (event.type !== 'tap') return {};
  return { row: Math.floor(event.cell / gridSize) + 1, column: (event.cell % gridSize) + 1 };
}

export const room = defineRoom({
  rules,
  feedback: () => 'sound',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
