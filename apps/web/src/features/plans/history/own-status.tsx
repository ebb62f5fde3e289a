import { Bead } from '@mindhero/ui/bead';
import { useTranslation } from 'react-i18next';
import { useStatusText } from '../../../entities/plan/plan-pill.tsx';
import { isEnding, type PlanStatus } from '../../../entities/plan/plan-status.ts';
import { usePlanStatus } from '../../../entities/plan/plan.ts';
import classes from './history.module.css';

/** One's own plan in two lines: active until when and how long that is, expires today, or none. */
export function OwnStatus() {
  const { t } = useTranslation('own_plan');
  const textOf = useStatusText();
  const status = usePlanStatus();
  if (status === null) return null;
  return (
    <div className={classes.own}>
      <Bead tone={toneOf(status)} size={36} />
      <p className={classes.ownText}>
        <b>{textOf(status)}</b>
        {status.kind === 'active' && <span>{t('left', { count: status.daysLeft })}</span>}
      </p>
    </div>
  );
}

function toneOf(status: PlanStatus) {
  if (status.kind === 'none') return 'empty';
  return isEnding(status) ? 'gold' : 'right';
}
