import { Pill } from '@mindhero/ui/pill';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePlanStatus } from '../../entities/plan/plan.ts';
import { useFormats } from '../../platform/format.ts';
import classes from './dashboard.module.css';

/** The plan banner: active until a date, expires today, or none and where to get one. */
export function PlanPill() {
  const { t } = useTranslation('dashboard');
  const { date } = useFormats();
  const status = usePlanStatus();
  if (status === null) return null;
  if (status.kind !== 'none')
    return (
      <Link to="/subscriptions" className={classes.plan}>
        {status.kind === 'active' ? (
          <Pill tone="right">{t('plan.active', { date: date(status.until) })}</Pill>
        ) : (
          <Pill tone="gold">{t('plan.today')}</Pill>
        )}
      </Link>
    );
  return (
    <Link to="/no-subscription" className={classes.plan}>
      <Pill tone="wrong">{t('plan.none')}</Pill>
    </Link>
  );
}
