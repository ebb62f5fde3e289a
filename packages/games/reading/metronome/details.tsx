/** What the events of reading to a beat need in a replay beside their own fields. */
import { spanOfWords } from '@mindhero/engine/reading/words';
import type { EventDetails } from '../../player.ts';
import { choiceDetails } from '../quiz/quiz.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';
import { asynchrony } from './taps.ts';

/** What was answered; the last word; how far a tap was from its beat, what the device is late by taken off. */
export function details(event: Event, { quiz, text, beats, phase, latency }: State): EventDetails {
  switch (event.type) {
    case 'choose':
      return choiceDetails(quiz, event);
    case 'last_word':
      return { text: spanOfWords(text.body)[event.word]?.text ?? '' };
    case 'tap': {
      if (beats === null) return {};
      const off = Math.round(asynchrony(beats, event.t - (phase === 'reading' ? (latency ?? 0) : 0)));
      return off === 0 ? { context: 'exact' } : { context: off < 0 ? 'early' : 'late', ms: Math.abs(off) };
    }
    default:
      return {};
  }
}
