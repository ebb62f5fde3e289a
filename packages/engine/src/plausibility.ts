/**
 * Whether a log of events can have happened, and whether a person can have made it. The first is a matter of form: a
 * log that breaks it is refused whole. The second is a judgement: the play is stored, but earns nothing.
 */
import { median } from './median.ts';
import type { ItemOutcome, PlayEvent, PlayResult } from './play.ts';

/**
 * Server and device measure the same span with two clocks; so much more than the server's may a log show. Such a log is
 * not refused, but what it shows beyond the server's clock is not counted.
 */
export const CLOCK_TOLERANCE_MS = 2_000;

/** The longest play that is counted. A person who leaves a play open over night has not trained all that time. */
export const LONGEST_PLAY_MS = 24 * 60 * 60 * 1_000;

/** Why a log is refused. */
export type LogFault =
  | 'time_not_whole'
  | 'time_negative'
  | 'out_of_order'
  | 'in_the_future'
  | 'play_too_long';

/**
 * The first fault in the times of a log, or null. Says nothing about what the events mean.
 * @param elapsedMs wall-clock milliseconds between the start of the play and the arrival of the log
 */
export function faultInTimes(events: readonly PlayEvent[], elapsedMs: number): LogFault | null {
  let last = 0;
  for (const { t } of events) {
    if (!Number.isSafeInteger(t)) return 'time_not_whole';
    if (t < 0) return 'time_negative';
    if (t < last) return 'out_of_order';
    last = t;
  }
  if (last > LONGEST_PLAY_MS) return 'play_too_long';
  return last > elapsedMs + CLOCK_TOLERANCE_MS ? 'in_the_future' : null;
}

/**
 * True if no person answers so quickly: the median of the times of right answers lies under the game's bound, or the
 * whole play was too short for so many of them. The median forgives a lucky early tap; the bound on the whole catches
 * a log that mixes a few slow answers with many at once. Wrong answers do not count: tapping wildly is no fraud.
 * @param activeMs milliseconds of active play until the last event
 */
export function isTooFast(
  result: Pick<PlayResult, 'correct' | 'items'>,
  activeMs: number,
  fastestAnswerMs: number,
): boolean {
  if (activeMs < answersOf(result) * fastestAnswerMs) return true;
  const times = result.items.filter(isRight).flatMap((item) => (item.ms === undefined ? [] : [item.ms]));
  const usual = median(times);
  return usual !== null && usual < fastestAnswerMs;
}

/**
 * The least time that a person spent with a play that is not too fast: whatever the game showed had to be watched, and
 * each right answer took the fastest time there is. The rest of the active time may have gone by while the pupil did
 * something else, with the game lying open.
 * @param shownMs milliseconds for which the game showed what the answers needed
 */
export function leastMs(
  result: Pick<PlayResult, 'correct' | 'items'>,
  activeMs: number,
  { fastestAnswerMs, shownMs }: { readonly fastestAnswerMs: number; readonly shownMs: number },
): number {
  const watching = shownMs + solvedItems(result) * fastestAnswerMs;
  // A lucky early tap is forgiven here, too.
  return Math.min(activeMs, Math.max(watching, answersOf(result) * fastestAnswerMs));
}

const solvedItems = ({ items }: Pick<PlayResult, 'items'>) => items.filter(({ correct }) => correct).length;

/** Right answers: some games count several to an item, others count an item that was solved in the end as wrong. */
const answersOf = (result: Pick<PlayResult, 'correct' | 'items'>) =>
  Math.max(result.correct, solvedItems(result));

function isRight(item: ItemOutcome): boolean {
  return item.correct && item.attempts === 1;
}
