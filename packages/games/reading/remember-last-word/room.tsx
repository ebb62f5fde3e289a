import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import type { Event } from './event.ts';
import { Example } from './example.tsx';
import { lastOf } from './round.ts';
import { rules } from './rules.ts';
import type { SpanState } from './span/state.ts';
import { isSpan, type State } from './state.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    'remember-last-word': typeof import('./strings/en.json');
  }
}

/** How quick the words were, and which was the last one; of sentences, which one was read or asked about. */
function details(event: Event, before: State): EventDetails {
  if (isSpan(before)) return detailsOfSpan(event, before);
  if (event.type === 'shown') return { seconds: before.wordMs / 1000 };
  return event.type === 'answer' ? { last: lastOf(before.round) } : {};
}

function detailsOfSpan(event: Event, { round, given, at }: SpanState): EventDetails {
  if (event.type === 'answer') return { last: round.sentences[given.length]?.last ?? '' };
  if (event.type === 'next') return { sentence: round.sentences[at]?.text ?? '' };
  return event.type === 'void' || event.type === 'shown' ? { context: 'span' } : {};
}

export const room = defineRoom({
  rules,
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
