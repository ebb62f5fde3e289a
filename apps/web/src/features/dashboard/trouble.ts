/** Which group to look at first. */
import type { Group } from '@mindhero/contract/group';
import { FEW_ANSWERS } from '@mindhero/engine/few';

type Trained = Pick<Group, 'id' | 'week_accuracy' | 'week_answers'>;

/** The one with the smallest share of right answers in the last week; if none has trained enough to tell, the first. */
export function weakestOf<G extends Trained>(groups: readonly G[]): G | undefined {
  const trained = groups.filter(({ week_answers }) => week_answers >= FEW_ANSWERS);
  return trained.toSorted((a, b) => (a.week_accuracy ?? 0) - (b.week_accuracy ?? 0))[0] ?? groups[0];
}

/** Mistakes in percent. */
export function wrongShare({ right, wrong }: { readonly right: number; readonly wrong: number }): number {
  return (100 * wrong) / (right + wrong);
}
