import { useTranslation } from 'react-i18next';
import type { LiveState } from '../../../entities/homework/keep-watching.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { useHasCome } from '../../../platform/use-has-come.ts';
import classes from './live-sign.module.css';

interface LiveSignProps {
  readonly state: LiveState;
  /** When the task begins. */
  readonly from: string;
}

/** Whether what is shown follows by itself; until the task begins, when that will be. */
export function LiveSign({ state, from }: LiveSignProps) {
  const { t } = useTranslation('task_results');
  const { dateTime } = useSchoolTime();
  if (!useHasCome(from))
    return <span className={classes.begins}>{t('live.begins', { time: dateTime(from) })}</span>;
  return (
    <span className={classes.live} data-state={state} title={t(`live.${state}_text`)}>
      {t(`live.${state}`)}
    </span>
  );
}
