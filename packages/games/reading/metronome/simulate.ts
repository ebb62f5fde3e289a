import type { Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { countWords } from '@mindhero/engine/reading/words';
import { beatAt } from '../beat/beats.ts';
import { simulateChoice } from '../quiz/quiz.ts';
import type { Event } from './event.ts';
import { limitAt, paceEndsAt, type State } from './state.ts';
import { CALIBRATION_TAPS, type Tapping, windowMs } from './taps.ts';

/** Of children in the middle of primary school. */
const USUAL_WPM = 130;
/** For the last word that was read. */
const LOOKING_MS = 2000;
/** How late the simulated device is. */
const LATENCY_MS = 45;

/** The next event of a simulated pupil: reads at a usual speed, and taps most beats that a skilled one taps. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  switch (state.phase) {
    case 'ready':
      return { type: state.settings.mode === 'tap' ? 'warm_up' : 'shown', t: 0 };
    case 'warm_up':
      return inWarmUp(state, pupil);
    case 'reading':
      return inReading(state, pupil, random);
    case 'marking':
      return lastWord(state, pupil);
    case 'quiz':
      return simulateChoice(state.quiz, pupil, random);
  }
}

/** Whoever is in a hurry has had the device measured before. */
function inWarmUp({ beats, warmUp, latency }: State, { pace }: Pupil): Event | null {
  if (beats === null) return null;
  if (pace === 0) return latency === null ? { type: 'latency', t: 0, offset_ms: 0 } : { type: 'shown', t: 0 };
  const taps = warmUp.length;
  const t = Math.round(beatAt(beats, Math.min(taps, CALIBRATION_TAPS - 1)) + LATENCY_MS);
  return { type: taps < CALIBRATION_TAPS ? 'tap' : 'shown', t };
}

function inReading(state: State, pupil: Pupil, random: Streams): Event {
  const { tapping, shownAt, text } = state;
  const own = shownAt + Math.round((60_000 / USUAL_WPM) * countWords(text.body) * pupil.pace);
  const read = paceEndsAt(state) ?? own;
  const limit = limitAt(state);
  const end: Event =
    limit !== null && limit < read ? { type: 'time_up', t: limit } : { type: 'read', t: read };
  const tap = tapping === null ? null : nextTap(tapping, end.t, pupil, random);
  return tap === null ? end : { type: 'tap', t: tap };
}

/** Looks a moment for the word that was read last. */
function lastWord({ readAt, shownAt, text }: State, { pace }: Pupil): Event {
  const end = readAt ?? shownAt;
  const words = countWords(text.body);
  const read = Math.round(((end - shownAt) * USUAL_WPM) / (60_000 * Math.max(0.1, pace)));
  return {
    type: 'last_word',
    t: end + Math.round(LOOKING_MS * pace),
    word: Math.max(0, Math.min(words, read) - 1),
  };
}

/** When the next tap comes: each beat is left out, met, or met too late; null if none comes any more. */
function nextTap(tapping: Tapping, until: number, { skill }: Pupil, random: Streams): number | null {
  const { beats, latency, stretches, last } = tapping;
  const window = windowMs(beats.bpm);
  const first = Math.max(stretches.at(-1)?.first ?? 0, (last ?? -1) + 1);
  for (let beat = first; beatAt(beats, beat) + latency + window < until; beat++) {
    const draw = random(`pupil beat ${beat}`);
    const isKept = draw.chance(skill);
    if (!isKept && draw.chance(0.5)) continue;
    const off = isKept ? draw.integer(-30, 30) : window + draw.integer(5, 30);
    const t = Math.round(beatAt(beats, beat) + latency + off);
    // What would come after the text is not tapped any more.
    if (t <= until) return t;
  }
  return null;
}
