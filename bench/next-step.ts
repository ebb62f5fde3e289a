/**
 * Whether the next step is a good one: 5,000 virtual pupils train for 40 days, with each way of choosing the same ones,
 * and what they then truly master is counted. Deterministic: every figure is the same on every machine.
 */
import { wishes } from '@mindhero/engine/mastery/choice';
import type { Figure } from './figure.ts';
import { byChance, fixedLadder, oracle, ours, weakestFirst } from './next-step-policies.ts';
import { type Told, train } from './next-step-run.ts';

const PUPILS = 5000;
const FEWER_PUPILS = 1000;

const MOST_CALIBRATION_ERROR = 0.03;
const MOST_OFF_WISH = 0.03;
/** Of the variance of difficulties, from its first value. */
const MOST_GROWTH = 0.1;

export function measure(): Promise<Figure[]> {
  const [random, ladder, weakest, best] = [byChance, fixedLadder, weakestFirst, oracle].map((policy) =>
    train(policy, PUPILS),
  ) as [Told, Told, Told, Told];
  const own = train(ours(wishes.usual), PUPILS);
  const wished = [wishes.easy, wishes.medium, wishes.hard].map(
    (wish) => [wish, train(ours(wish), FEWER_PUPILS)] as const,
  );
  const live = train(ours(wishes.usual), FEWER_PUPILS, true);
  return Promise.resolve([
    ...[random, ladder, weakest, best].map((told) => gain(told)),
    gain(own, ladder),
    success(wishes.usual, own),
    ...wished.map(([wish, told]) => success(wish, told)),
    calibration(own),
    variance('frozen, a tenth calibrates', own, MOST_GROWTH),
    variance('moved by each answer', live, null),
  ]);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** @param than must be surpassed */
function gain({ name, mastered, anHour, success }: Told, than?: Told): Figure {
  return {
    name: `next step: skills mastered in an hour, ${name} (${mastered.toFixed(1)} in all, ${percent(success)} right)`,
    measured: anHour.toFixed(2),
    target: than === undefined ? '' : `> ${than.anHour.toFixed(2)}`,
    met: than === undefined ? null : anHour > than.anHour,
  };
}

function success(wish: number, { success: observed }: Told): Figure {
  return {
    name: `next step: right answers where ${percent(wish)} are wished`,
    measured: percent(observed),
    target: `± ${percent(MOST_OFF_WISH)}`,
    met: Math.abs(observed - wish) <= MOST_OFF_WISH,
  };
}

function calibration({ calibration: error }: Told): Figure {
  return {
    name: 'next step: what is predicted differs from what happens by',
    measured: error.toFixed(4),
    target: `< ${MOST_CALIBRATION_ERROR}`,
    met: error < MOST_CALIBRATION_ERROR,
  };
}

function variance(how: string, { variances }: Told, most: number | null): Figure {
  const first = variances[0] ?? 1;
  const farthest = Math.max(...variances.map((one) => Math.abs(one / first - 1)));
  return {
    name: `next step: variance of difficulties over the answers, ${how} (${variances.map((one) => one.toFixed(3)).join(' ')})`,
    measured: `± ${percent(farthest)}`,
    target: most === null ? '' : `± ${percent(most)}`,
    met: most === null ? null : farthest <= most,
  };
}
