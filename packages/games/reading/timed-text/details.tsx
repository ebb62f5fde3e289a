/** What the events of a timed reading need in a replay beside their own fields. */
import { spanOfWords } from '@mindhero/engine/reading/words';
import type { EventDetails } from '../../player.ts';
import { choiceDetails } from '../quiz/quiz.ts';
import type { Event, State } from './state.ts';

export function details(event: Event, { quiz, shown, text }: State): EventDetails {
  switch (event.type) {
    case 'choose':
      return choiceDetails(quiz, event);
    case 'begin':
      return { title: text.title };
    case 'last_word':
      return { text: spanOfWords(shown.text)[event.word]?.text ?? '' };
    default:
      return {};
  }
}
