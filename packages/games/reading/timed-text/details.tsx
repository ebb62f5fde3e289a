/** What the events of a timed reading need in a replay beside their own fields. */
import { wordsOfPage } from '@mindhero/engine/reading/transform/page-words';
import type { EventDetails } from '../../player.ts';
import { choiceDetails } from '../quiz/quiz.ts';
import type { Event, State } from './state.ts';

export function details(event: Event, { quiz, text, shown, joined }: State): EventDetails {
  switch (event.type) {
    case 'choose':
      return choiceDetails(quiz, event);
    case 'begin':
      return { title: text.title };
    case 'last_word': {
      const words = (event.joined === true ? joined : null) ?? wordsOfPage(shown.text);
      return { text: words.find(({ number }) => number >= event.word)?.text ?? '' };
    }
    default:
      return {};
  }
}
