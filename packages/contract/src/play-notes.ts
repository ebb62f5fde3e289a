import { isTakenIn } from '@mindhero/engine/reading/course';
/** What is to be said of a play beside its result. */
import { leastReadingMs, noMeasures, USUAL_PASS, whyNoMeasure } from '@mindhero/engine/reading/no-measure';
import type { Play, PlayFlag } from './play.ts';

/** Its flags; of a reading what they mean there: too fast to have been read, or the reason why it is no measure. */
export const playNotes = [
  'overlap',
  'too_fast',
  'read_too_fast',
  'crowded',
  'version_outdated',
  'retry',
  'given_seed',
  ...noMeasures,
  'interrupted',
] as const;
export type PlayNote = (typeof playNotes)[number];

export type NotedPlay = Pick<Play, 'flags' | 'settings' | 'metrics' | 'correct' | 'incorrect' | 'missed'>;

/** One note for each flag, in their order. */
export function notesOf(play: NotedPlay): PlayNote[] {
  return play.flags.map((flag) => noteOf(flag, play));
}

function noteOf(flag: PlayFlag, play: NotedPlay): PlayNote {
  const { words, reading_ms: ms } = play.metrics;
  if (flag === 'skimmed') return whySkimmed(play);
  const isReading = words !== undefined && ms !== undefined;
  return flag === 'too_fast' && isReading && ms < leastReadingMs(words) ? 'read_too_fast' : flag;
}

/** In plays from before a room stored how much was asked, everything that counts was a question. */
function whySkimmed({ metrics, settings, correct, incorrect, missed }: NotedPlay): PlayNote {
  const { questions = correct + incorrect + missed, understanding = null, wpm = 0 } = metrics;
  const { pass_understanding: pass = USUAL_PASS } = settings;
  const why = whyNoMeasure({
    questions,
    understanding,
    pass: typeof pass === 'number' ? pass : USUAL_PASS,
    // For which readers the text was is not stored; below this speed it makes no difference.
    isTakenIn: isTakenIn({ difficulty: 'beginner', wpm }),
  });
  // Taps on a beat counted, too: there, three answers may have been two questions.
  return why ?? 'few_questions';
}
