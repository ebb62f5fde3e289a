/** Whom of a group to look at first. */
import type { StudentRow } from '@mindhero/contract/student';
import { FEW_ANSWERS } from '@mindhero/engine/few';

type Week = Pick<StudentRow, 'week_minutes' | 'week_accuracy' | 'week_answers'>;

/** Who has not trained all week needs a word most; then whose answers are the weakest, then who trained the least. */
export function byNeed(one: Week, other: Week): number {
  return (
    Number(one.week_minutes > 0) - Number(other.week_minutes > 0) ||
    accuracyOf(one) - accuracyOf(other) ||
    one.week_minutes - other.week_minutes
  );
}

/** Of a person who gave few answers, or none as in an exercise of the eyes, nothing bad is known. */
const accuracyOf = ({ week_accuracy, week_answers }: Week): number =>
  week_answers < FEW_ANSWERS ? 100 : (week_accuracy ?? 100);
