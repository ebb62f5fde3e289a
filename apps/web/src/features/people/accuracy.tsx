import { FEW_ANSWERS } from '@mindhero/engine/few';
import { useTranslation } from 'react-i18next';
import { GradeBadge } from '../../entities/homework/grade-badge.tsx';
import { gradeOf } from '../../entities/homework/grade.ts';
import classes from './people.module.css';

/** Right answers of the last seven days, of a person or of a group. */
export interface Week {
  readonly week_accuracy: number | null;
  readonly week_answers: number;
}

/** Of so few answers nothing is concluded. */
export const isFew = ({ week_answers }: Week): boolean => week_answers < FEW_ANSWERS;

/** The grade of a week; null while little is known of it. */
export const weekGrade = (week: Week) =>
  week.week_accuracy === null || isFew(week) ? null : gradeOf(week.week_accuracy);

/** The share of a week, in grey where it says little yet. */
export function WeekAccuracy({ week }: { readonly week: Week }) {
  if (week.week_accuracy === null) return <span>–</span>;
  return <GradeBadge percent={week.week_accuracy} grade={weekGrade(week)} />;
}

/** There is a figure, and it says little. */
export const isFewKnown = (week: Week): boolean => week.week_accuracy !== null && isFew(week);

/** Says why some of the weeks above are grey. */
export function FewAnswers({ weeks }: { readonly weeks: readonly Week[] }) {
  const { t } = useTranslation('people');
  if (!weeks.some(isFewKnown)) return null;
  return <p className={classes.few}>{t('few_in_grey')}</p>;
}
