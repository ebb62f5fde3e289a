import { useTranslation } from 'react-i18next';
import type { LiveState } from '../../../platform/keep-watching.ts';
import classes from './statistic.module.css';

/** Whether what is shown follows by itself. */
export function LiveSign({ state }: { readonly state: LiveState }) {
  const { t } = useTranslation('task_results');
  return (
    <span className={classes.live} data-state={state} title={t(`live.${state}_text`)}>
      {t(`live.${state}`)}
    </span>
  );
}
