import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import type { Event } from './event.ts';
import { Example } from './example.tsx';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    simon: typeof import('./strings/en.json');
  }
}

/** The pad that was pressed, as its key. */
function details(event: Event): EventDetails {
  return event.type === 'press' ? { key: event.pad + 1 } : {};
}

export const room = defineRoom({
  rules,
  // The tone of the last pad says that the chain is right.
  feedback: () => 'wrong_sound',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
