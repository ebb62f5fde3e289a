import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import type { Event } from './event.ts';
import { Example } from './example.tsx';
import { places } from './places.ts';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    sequence: typeof import('./strings/en.json');
  }
}

/** Where a tap was, counted from 1 as in the label of its tile. */
function details(event: Event): EventDetails {
  const place = event.type === 'tap' ? places[event.tile] : undefined;
  return place === undefined ? {} : { row: place.row + 1, column: place.column + 1 };
}

export const room = defineRoom({
  rules,
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
