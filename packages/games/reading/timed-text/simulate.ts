/** How a simulated pupil reads. */
import type { Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { countWords } from '@mindhero/engine/reading/words';
import { readers } from '../difficulty.ts';
import { simulateChoice } from '../quiz/quiz.ts';
import { limitMs } from './settings.ts';
import type { Event, State } from './state.ts';

/** The next event; null when the play is over. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  const { phase, since, ended, quiz } = state;
  if (ended !== null) return null;
  if (phase === 'ready') return { type: 'begin', t: since };
  if (phase === 'quiz') return simulateChoice(quiz, pupil, random);
  const pace = random('pupil pace').integer(85, 115) / 100;
  const whole = Math.round(
    ((60_000 * countWords(state.text.body)) / readers[state.difficulty].wpm) * pace * pupil.pace,
  );
  const limit = limitMs(state.settings);
  if (phase === 'reading') {
    return limit === null || whole <= limit
      ? { type: 'read', t: since + whole }
      : { type: 'time_up', t: since + limit };
  }
  const { joined, shown } = state;
  const words = joined?.length ?? countWords(shown.text);
  const share = (limit ?? whole) / whole;
  const word = Math.min(words - 1, Math.max(0, Math.floor(share * words) - 1));
  const looking = Math.round(2000 * pupil.pace);
  return { type: 'last_word', t: since + (limit ?? 0) + looking, word, ...(joined && { joined: true }) };
}
