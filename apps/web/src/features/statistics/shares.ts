/** The shares that are told of schools and groups, alike in lists and on pages. Pure. */
import { FEW_MEMBERS, type SchoolStatistics } from '@mindhero/contract/statistics/school';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { shareOf } from '@mindhero/engine/share';

export interface Share {
  /** In percent; null of nothing. */
  readonly percent: number | null;
  /** Too few stand behind it: it says little. */
  readonly isFew: boolean;
}

/** Homework that was due: how often it was set, and done. */
export type Due = Pick<SchoolStatistics, 'done' | 'assigned'>;

/** Who trained this week. */
export const activeShare = ({
  week_active,
  students,
}: Pick<SchoolStatistics, 'week_active' | 'students'>): Share => share(week_active, students, FEW_MEMBERS);

/** What was done of the homework. */
export const homeworkShare = ({ done, assigned }: Due): Share => share(done, assigned, FEW_ANSWERS);

function share(part: number, whole: number, few: number): Share {
  const found = shareOf(part, whole);
  return { percent: found === null ? null : Math.min(100, found), isFew: whole < few };
}
