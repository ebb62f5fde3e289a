import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isStudent } from '../../../entities/person/permissions.ts';
import { mayBuy } from '../../../entities/plan/may-buy.ts';
import { buyingQuery } from '../../../entities/plan/orders.ts';
import { planlessAs } from '../../../entities/plan/planless-as.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { BuyForm } from './buy-form.tsx';
import type { BuySearch } from './buy-search.ts';
import columns from './columns.module.css';

/** Plans to buy: for the stock of who manages plans, or one for oneself. @param asked what the way here asked for */
export function BuyPage({ asked }: { readonly asked: BuySearch }) {
  const { t } = useTranslation(['plans', 'screens']);
  const me = useMe();
  const isAllowed = mayBuy(me);
  const buying = useQuery({ ...buyingQuery, enabled: isAllowed });
  return (
    <Page
      title={t(isStudent(me) ? 'plans:buy.title_oneself' : 'plans:buy.title')}
      crumbs={[
        <Link key="plans" to="/subscriptions">
          {t('screens:subscriptions')}
        </Link>,
      ]}
    >
      {buying.data === undefined && isAllowed ? (
        buying.isError ? (
          <LoadFailure item="price" error={buying.error} onRetry={buying.refetch} />
        ) : (
          <div className={columns.columns} aria-busy>
            <CardSkeleton lines={4} />
            <CardSkeleton lines={6} />
          </div>
        )
      ) : buying.data === undefined || buying.data.plan_types.length === 0 ? (
        <NothingToBuy />
      ) : (
        <BuyForm buying={buying.data} asked={asked} />
      )}
    </Page>
  );
}

/** Nothing can be bought with this account: whom to ask. */
function NothingToBuy() {
  const { t } = useTranslation('plans');
  const told = planlessAs(useMe());
  const whom =
    told === 'NEWCOMER' || told === 'STUDENT' ? 'STUDENT' : told === 'TEACHER' ? 'TEACHER' : 'DIRECTOR';
  return (
    <Card>
      <EmptyState title={t('buy.none.title')} text={t(`buy.none.${whom}`)} />
    </Card>
  );
}
