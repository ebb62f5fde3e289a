import { partOf } from '@mindhero/engine/rounds';
import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { tellsAtOnce } from '../question/settings.ts';
import { Example } from './example.tsx';
import { rules, type Event, type State } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    abacus: typeof import('./strings/en.json');
  }
}

/** The place of an answer as the list of a replay says it: the second row of the third example is 3.2. */
function details(event: Event, before: State): EventDetails {
  if (event.type !== 'answer') return {};
  const number = String(event.item + 1);
  const isOneOfSome = (before.items[event.item]?.terms.length ?? 1) > 1;
  return { number: isOneOfSome ? `${number}.${partOf(before, event.item) + 1}` : number };
}

export const room = defineRoom({
  rules,
  // A board that is checked after each row tells by going on.
  feedback: (settings) => (settings.mode === 'solve' || tellsAtOnce(settings) ? 'words' : 'none'),
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
  Sheet: late(async () => (await import('./sheet.tsx')).Sheet),
  prints: ({ mode }) => mode !== 'free',
});
