/** The pupil who plays the sliding window in tests and demonstration data. */
import type { Pupil } from '@mindhero/engine/play';
import type { Random, Streams } from '@mindhero/engine/random';
import { simulateChoice } from '../quiz/quiz.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';
import { dueAt, goneAfter, LATE_TAP_MS, slidingMs } from './times.ts';
import { targetTimes, wasShown } from './trial.ts';

/** The next event, or null when the game is over. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const { phase, since, settings } = state;
  const draw = random(`pupil ${state.drawn}.${state.picks.length}`);
  if (phase === 'ready') return { type: 'shown', t: dueAt(state) };
  if (phase === 'quiz') return simulateChoice(state.quiz, pupil, random);
  if (phase === 'recall') return pick(state, pupil, draw);
  return settings.task === 'find' ? tap(state, pupil, draw) : { type: 'hidden', t: since + slidingMs(state) };
}

/** Half of those who do not find it tap something else. */
function tap(state: State, pupil: Pupil, draw: Random): Event {
  const { since, trial, settings, stepMs } = state;
  const usual = Math.round((450 + draw.integer(0, 250)) * pupil.pace);
  const [seen = { from: 0, until: stepMs }] = targetTimes(trial, settings, stepMs);
  const late = seen.until - seen.from + LATE_TAP_MS - 1;
  const t = since + seen.from + Math.min(usual, late);
  if (draw.chance(pupil.skill)) return { type: 'tap', t, cell: trial.target ?? 0 };
  const others = trial.words.flatMap((word, cell) => (word === '' || cell === trial.target ? [] : [cell]));
  if (draw.chance(0.5) && others.length > 0) return { type: 'tap', t, cell: draw.pick(others) };
  return { type: 'timeout', t: since + goneAfter(state) };
}

function pick({ trial, picks, since }: State, pupil: Pupil, draw: Random): Event {
  const left = trial.options.flatMap((word, option) => (picks.includes(option) ? [] : [{ word, option }]));
  const isWanted = draw.chance(pupil.skill);
  const wanted = left.filter(({ word }) => wasShown(trial, word) === isWanted);
  const { option } = draw.pick(wanted.length > 0 ? wanted : left);
  // Time runs from the beginning of the phase, so that picks are spaced by their number.
  const t = since + Math.round((900 + 700 * picks.length + draw.integer(0, 300)) * pupil.pace);
  return { type: 'pick', t, option };
}
