/** Whom of a group to look at first. */
import type { StudentRow } from '@mindhero/contract/student';

type Week = Pick<StudentRow, 'week_minutes' | 'week_accuracy'>;

/** Who has not trained all week needs a word most; then whose answers are the weakest, then who trained the least. */
export function byNeed(one: Week, other: Week): number {
  return (
    Number(one.week_minutes > 0) - Number(other.week_minutes > 0) ||
    accuracyOf(one) - accuracyOf(other) ||
    one.week_minutes - other.week_minutes
  );
}

/** A person who trained without answers, as in an exercise of the eyes, did nothing wrong. */
const accuracyOf = ({ week_accuracy }: Week): number => week_accuracy ?? 100;
