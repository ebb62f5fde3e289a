import { Callout } from '@mindhero/ui/callout';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { managesPlans } from '../../entities/person/permissions.ts';
import { useMayBuy } from '../../entities/plan/buying.ts';
import type { PlanStatus } from '../../entities/plan/plan-status.ts';
import { extendsAs } from '../../entities/plan/planless-as.ts';
import { useFormats } from '../../platform/format.ts';
import classes from './dashboard.module.css';

/** How long the plan still runs, and how it goes on: by oneself, by whom to ask, or by buying one. */
export function PlanEndNotice({ status }: { readonly status: PlanStatus }) {
  const { t } = useTranslation('own_plan');
  const { date } = useFormats();
  return (
    <div className={classes.planEnd}>
      <Callout tone="warning">
        <b>
          {status.kind === 'active'
            ? t('ends_in', { count: status.daysLeft, date: date(status.until) })
            : t('ends_today')}
        </b>{' '}
        <WayOn />
      </Callout>
    </div>
  );
}

function WayOn() {
  const { t } = useTranslation('own_plan');
  const me = useMe();
  const mayBuy = useMayBuy();
  if (managesPlans(me)) return <Link to="/subscriptions">{t('extend')}</Link>;
  return (
    <>
      {t(`ask_to_extend.${extendsAs(me)}`)}{' '}
      {mayBuy && (
        <>
          {t('or_buy')} <Link to="/subscriptions/buy">{t('buy')}</Link>
        </>
      )}
    </>
  );
}
