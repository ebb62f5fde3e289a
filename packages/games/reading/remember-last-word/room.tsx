import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import type { Event, State } from '../shown-words/state.ts';
import { Example } from './example.tsx';
import { lastOf, type Round } from './round.ts';
import { rules } from './rules.ts';
import type { Settings } from './settings.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    'remember-last-word': typeof import('./strings/en.json');
  }
}

/** How quick the words were, and which was the last one. */
function details(event: Event, { wordMs, round }: State<Settings, Round>): EventDetails {
  if (event.type === 'shown') return { seconds: wordMs / 1000 };
  return event.type === 'answer' ? { last: lastOf(round) } : {};
}

export const room = defineRoom({
  rules,
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
