/** What a Stroop play amounts to. */
import { median } from '@mindhero/engine/median';
import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import { isRight, type Settled, type State } from './state.ts';
import { GAP_MS, timeLimitMs } from './times.ts';
import { isIncongruent } from './trials.ts';

/**
 * Median reaction times of right answers, per condition where it occurred. `interference_ms` is what the contradicting
 * word costs, `switch_cost_ms` what a change of task costs, `rt_per_accuracy_ms` the median divided by the share of
 * right answers, so that haste does not pay.
 */
function metricsOf(state: State): Record<string, number> {
  const { settled } = state;
  const medianOf = (condition: (one: Settled) => boolean) =>
    median(
      settled.flatMap((one) => (isRight(one) && one.ms !== undefined && condition(one) ? [one.ms] : [])),
    );
  const all = medianOf(() => true);
  const congruent = medianOf(({ trial }) => !isIncongruent(trial));
  const incongruent = medianOf(({ trial }) => isIncongruent(trial));
  const accuracy = settled.filter(isRight).length / settled.length;
  const metrics: Record<string, number | null> = {
    median_rt_ms: all,
    median_congruent_ms: congruent,
    median_incongruent_ms: incongruent,
    interference_ms: difference(incongruent, congruent),
    rt_per_accuracy_ms: all === null ? null : Math.round(all / accuracy),
    too_early: state.tooEarly,
  };
  if (state.settings.task === 'switch') {
    metrics['switch_cost_ms'] = difference(
      medianOf(({ switched }) => switched),
      medianOf(({ switched }) => !switched),
    );
  }
  return Object.fromEntries(
    Object.entries(metrics).filter((entry): entry is [string, number] => entry[1] !== null),
  );
}

function difference(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a - b;
}

function outcome(settled: Settled): ItemOutcome {
  return {
    correct: isRight(settled),
    attempts: settled.answer === undefined ? 0 : 1,
    ...(settled.ms !== undefined && { ms: settled.ms }),
    tags: [isIncongruent(settled.trial) ? 'incongruent' : 'congruent'],
  };
}

/**
 * How many more words a play against time had room for: what no counted word accounts for, neither by its gap and its
 * reaction time nor by standing on the screen at the end, in words that get no answer. Late frames stay below one word;
 * who sits the time out, or has word after word interrupted, has missed the words of that time.
 */
function idleWords(state: State): number {
  const limit = timeLimitMs(state.settings);
  if (limit === null || state.ended !== 'time_limit') return 0;
  const { response_ms } = state.settings;
  const gone = limit - state.since;
  const open = state.phase === 'gap' ? Math.min(gone, GAP_MS) : GAP_MS + Math.min(gone, response_ms);
  const used = state.settled.reduce((sum, { ms }) => sum + GAP_MS + (ms ?? response_ms), open);
  return Math.max(0, Math.floor((limit - used) / (GAP_MS + response_ms)));
}

/**
 * Missed are the words that were not answered in time and those that were never reached: of so many trials the rest,
 * in a play against time those that there was time for.
 */
export function resultOf(state: State): PlayResult {
  const { settled, settings } = state;
  const answered = settled.filter(({ answer }) => answer !== undefined);
  const correct = answered.filter(isRight).length;
  const planned = settings.length === 'trials' ? settings.trials : settled.length + idleWords(state);
  const unseen: ItemOutcome[] = Array.from({ length: planned - settled.length }, () => ({
    correct: false,
    attempts: 0,
  }));
  return {
    correct,
    incorrect: answered.length - correct,
    missed: planned - answered.length,
    ended: state.ended ?? 'stopped',
    metrics: metricsOf(state),
    items: [...settled.map(outcome), ...unseen],
  };
}
