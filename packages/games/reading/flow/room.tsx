import { late } from '@mindhero/ui/late';
import type { EventDetails } from '../../player.ts';
import { defineRoom } from '../../player.ts';
import { choiceDetails } from '../quiz/quiz.ts';
import type { Event } from './event.ts';
import { Example } from './example.tsx';
import { rules } from './rules.ts';
import { WAS_THERE } from './script.ts';
import type { State } from './state.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    flow: typeof import('./strings/en.json');
  }
}

/** What was chosen; of a word of a list, whether it was taken for one that was there. */
function details(event: Event, { script, quiz }: State): EventDetails {
  if (event.type !== 'choose') return {};
  const choice = choiceDetails(quiz, event);
  if (script.text !== null) return choice;
  const word = quiz.questions[event.question]?.text ?? '';
  return { ...choice, option: `${word} ${event.option === WAS_THERE ? '✓' : '✗'}` };
}

export const room = defineRoom({
  rules,
  // What was understood is said at the end, with the place in the text.
  feedback: () => 'none',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
  // A few words show it sooner than a text.
  demonstrates: { content: 'words', words_shown: 5, wpm: 60, warm_up: false },
});
