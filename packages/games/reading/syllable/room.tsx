import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { Example } from './example.tsx';
import { type Event, rules } from './rules.ts';
import { type State, syllableAt, targetOf } from './state.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    syllable: typeof import('./strings/en.json');
  }
}

/** Which row was read, counted from 1; what was misread in it; or what was tapped, and what was looked for. */
function details(event: Event, before: State): EventDetails {
  if (event.type === 'row') return { number: event.row + 1 };
  if (event.type === 'tap') {
    return { syllable: syllableAt(before, event.cell), target: targetOf(before) ?? '' };
  }
  if (event.type === 'mark' || event.type === 'unmark') return { syllable: syllableAt(before, event.cell) };
  return {};
}

export const room = defineRoom({
  rules,
  // A row that was read is answered by the next one; a tone would break into what is read aloud.
  feedback: ({ task, mark_errors }) => (task === 'find' ? 'sound' : mark_errors ? 'none' : 'wrong_sound'),
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
  Sheet: late(async () => (await import('./sheet.tsx')).Sheet),
  answers: false,
  standsStill: true,
});
