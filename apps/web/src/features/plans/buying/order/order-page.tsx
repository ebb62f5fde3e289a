import type { DocumentVersions, Order } from '@mindhero/contract/plans/order';
import { Card } from '@mindhero/ui/card';
import { late } from '@mindhero/ui/late';
import { Page } from '@mindhero/ui/page';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../entities/person/me.ts';
import { isAdmin } from '../../../../entities/person/permissions.ts';
import { useFormats } from '../../../../platform/format.ts';
import { LoadFailure } from '../../../../platform/load-failure.tsx';
import { QuoteView } from '../quote-view.tsx';
import { Attempts } from './attempts.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderState } from './order-state.tsx';
import { useWatchedOrder } from './use-watched-order.ts';
import columns from '../columns.module.css';
import classes from './order.module.css';

const OrderDesk = late(async () => (await import('../../desk/order/order-desk.tsx')).OrderDesk);

/** An order: what is going on with it, what can be done now, and what was ordered. */
export function OrderPage({ id }: { readonly id: number }) {
  const { t } = useTranslation(['plans', 'screens']);
  const { order, watch, error, lookAgain } = useWatchedOrder(id);
  const seesAll = isAdmin(useMe());
  const crumbs = [
    <Link key="plans" to="/subscriptions">
      {t('screens:subscriptions')}
    </Link>,
    <Link key="orders" to="/subscriptions/orders">
      {t('plans:order.list')}
    </Link>,
  ];
  if (order === undefined)
    return (
      <Page title={t('screens:order')} crumbs={crumbs}>
        {error !== null && <LoadFailure item="order" error={error} onRetry={lookAgain} />}
      </Page>
    );
  return (
    <Page title={t('plans:order.title', { number: order.number })} crumbs={crumbs}>
      <div className={columns.columns}>
        <div className={columns.side}>
          <Card className={classes.story}>
            <OrderState order={order} watch={watch} isUnreachable={error !== null} onLook={lookAgain} />
            <OrderActions order={order} />
          </Card>
          {seesAll && (
            <Suspense>
              <OrderDesk order={order} />
            </Suspense>
          )}
        </div>
        <div className={columns.side}>
          <Card title={t('plans:order.contents')}>
            <About order={order} />
            <QuoteView quote={order.quote} />
            {order.documents !== null && <Agreed versions={order.documents} />}
          </Card>
          {order.attempts.length > 0 && (
            <Card title={t('plans:order.payments')}>
              <Attempts attempts={order.attempts} state={order.state} />
            </Card>
          )}
        </div>
      </div>
    </Page>
  );
}

/** When it was ordered and, for others than the buyer, by whom. */
function About({ order }: { readonly order: Order }) {
  const { t } = useTranslation('plans');
  const { dateTime } = useFormats();
  const isOwn = useMe().id === order.buyer.id;
  return (
    <p className={classes.about}>
      {dateTime(order.created_at)}
      {!isOwn && (
        <span>
          {t('order.column.buyer')}: <b>{order.buyer.name ?? '–'}</b>
        </span>
      )}
    </p>
  );
}

/** The documents that whoever bought has agreed to, as they were then. */
function Agreed({ versions }: { readonly versions: DocumentVersions }) {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  return (
    <p className={classes.agreed}>
      {t('order.agreed')}:
      <Link to="/legal/user-agreement" search={{ version: versions.user_agreement }}>
        {t('buy.user_agreement')} ({date(versions.user_agreement)})
      </Link>
      <Link to="/legal/privacy-policy" search={{ version: versions.privacy_policy }}>
        {t('buy.privacy_policy')} ({date(versions.privacy_policy)})
      </Link>
    </p>
  );
}
