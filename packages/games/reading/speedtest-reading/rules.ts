import { boundOf, textBounds } from '@mindhero/engine/reading/choice';
import { plainly } from '../page/shown.ts';
import { timedTextRules } from '../timed-text/rules.ts';
import { presets, type Settings, settings } from './settings.ts';

/** Shorter texts have too few questions for a record. */
const FOR_RECORD = 31;
/** Few children read faster: against the clock most are to be met by its end. */
const WORDS_A_MINUTE = 125;

export const rules = timedTextRules({
  id: 'speedtest-reading',
  path: '/games/reading/speedtest-reading',
  version: 1,
  settings,
  presets,
  fewestWords,
  show: ({ body }) => plainly(body),
});

/** Of the lengths by which texts are chosen, the longest that is asked for; of a teacher's own texts any will do. */
export function fewestWords({ source, max_words, limit_time, reading_time_s }: Settings): number {
  if (source === 'my') return 0;
  const wanted = limit_time ? (reading_time_s * WORDS_A_MINUTE) / 60 : FOR_RECORD;
  const most = boundOf(max_words) ?? Infinity;
  const longer = textBounds.slice(0, -1).map((bound) => bound + 1);
  return longer.filter((words) => words <= Math.max(FOR_RECORD, wanted) && words < most).at(-1) ?? 0;
}
