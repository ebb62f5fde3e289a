import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { choiceDetails } from '../quiz/quiz.ts';
import type { Event } from './event.ts';
import { Example } from './example.tsx';
import { rules } from './rules.ts';
import type { State } from './state.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    'sliding-matrix': typeof import('./strings/en.json');
  }
}

/** Which word was tapped and where, counted from 1 as in the label of its cell; or which one was chosen. */
function details(event: Event, { trial, quiz, settings: { columns } }: State): EventDetails {
  switch (event.type) {
    case 'tap': {
      const word = trial.words[event.cell] ?? '';
      return { word, row: Math.floor(event.cell / columns) + 1, column: (event.cell % columns) + 1 };
    }
    case 'pick':
      return { word: trial.options[event.option] ?? '' };
    case 'choose':
      return choiceDetails(quiz, event);
    default:
      return {};
  }
}

export const room = defineRoom({
  rules,
  feedback: ({ task }) => (task === 'read' ? 'none' : 'sound'),
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
