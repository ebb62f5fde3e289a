import { Figures } from '@mindhero/ui/figures';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../entities/person/me.ts';
import { isStudent } from '../../../../entities/person/permissions.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { usePlanStatus } from '../../../../entities/plan/plan.ts';
import { stockQuery } from '../../../../entities/plan/plans.ts';
import { useFormats } from '../../../../platform/format.ts';
import { ButtonLink } from '../../../../platform/links.tsx';
import classes from './order.module.css';

/** What the payment has brought, and the next step with it. */
export function Delivered() {
  return isStudent(useMe()) ? <Active /> : <InStock />;
}

/** What lies in stock now, this order and all before it. */
function InStock() {
  const { t } = useTranslation('plans');
  const { typeName, planMonths } = usePlanWords();
  const stock = useQuery(stockQuery);
  const figures = (stock.data ?? [])
    .filter(({ plan_months }) => plan_months > 0)
    .map(({ plan_type, plan_months }) => ({ label: typeName(plan_type), value: planMonths(plan_months) }));
  return (
    <div className={classes.delivered}>
      {figures.length > 0 && (
        <>
          <h3>{t('order.in_stock')}</h3>
          <Figures kind="line" figures={figures} />
        </>
      )}
      <div>
        <ButtonLink to="/subscriptions">{t('order.activate')}</ButtonLink>
      </div>
    </div>
  );
}

/** Until when one's own plan lasts by now. */
function Active() {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const status = usePlanStatus();
  return (
    <div className={classes.delivered}>
      {status?.kind === 'active' && <p>{t('order.active_until', { date: date(status.until) })}</p>}
      <div>
        <ButtonLink to="/">{t('order.to_games')}</ButtonLink>
      </div>
    </div>
  );
}
