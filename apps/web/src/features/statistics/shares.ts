/** The shares that are told of a school, alike in the list and on its page. Pure. */
import { FEW_MEMBERS, type SchoolStatistics } from '@mindhero/contract/statistics/school';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { shareOf } from '@mindhero/engine/share';

export interface SchoolShare {
  /** In percent; null of nothing. */
  readonly percent: number | null;
  /** Too few stand behind it: it says little. */
  readonly isFew: boolean;
}

/** Who trained this week. */
export const activeShare = ({
  week_active,
  students,
}: Pick<SchoolStatistics, 'week_active' | 'students'>): SchoolShare =>
  share(week_active, students, FEW_MEMBERS);

/** What was done of the homework. */
export const homeworkShare = ({ done, assigned }: Pick<SchoolStatistics, 'done' | 'assigned'>): SchoolShare =>
  share(done, assigned, FEW_ANSWERS);

function share(part: number, whole: number, few: number): SchoolShare {
  const found = shareOf(part, whole);
  return { percent: found === null ? null : Math.min(100, found), isFew: whole < few };
}
