import { planDay } from '@mindhero/contract/calendar';
import type { User } from '@mindhero/contract/user';
import { Pill } from '@mindhero/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { planStatus } from '../../entities/plan/plan-status.ts';
import { activePlansQuery, needsPlan } from '../../entities/plan/plan.ts';
import { useFormats } from '../../platform/format.ts';
import { useNow } from '../../platform/use-now.ts';
import classes from './dashboard.module.css';

/** The plan banner: active until a date, expires today, or none and where to get one. */
export function PlanPill({ me }: { readonly me: User }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormats();
  const now = useNow();
  const plans = useQuery({ ...activePlansQuery(me.id), enabled: needsPlan(me) });
  if (plans.data === undefined) return null;
  const status = planStatus(plans.data, planDay(now));
  if (status.kind === 'active')
    return <Pill tone="right">{t('plan.active', { date: date(status.until) })}</Pill>;
  if (status.kind === 'today') return <Pill tone="gold">{t('plan.today')}</Pill>;
  return (
    <Link to="/no-subscription" className={classes.planless}>
      <Pill tone="wrong">{t('plan.none')}</Pill>
    </Link>
  );
}
