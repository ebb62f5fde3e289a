/** Which group to look at first. */
import type { Group } from '@mindhero/contract/group';

type Trained = Pick<Group, 'id' | 'week_accuracy'>;

/** The one with the smallest share of right answers in the last week; if none has trained, the first. */
export function weakestOf<G extends Trained>(groups: readonly G[]): G | undefined {
  const trained = groups.filter(({ week_accuracy }) => week_accuracy !== null);
  return trained.toSorted((a, b) => (a.week_accuracy ?? 0) - (b.week_accuracy ?? 0))[0] ?? groups[0];
}

/** Mistakes in percent. */
export function wrongShare({ right, wrong }: { readonly right: number; readonly wrong: number }): number {
  return (100 * wrong) / (right + wrong);
}
