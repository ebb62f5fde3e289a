import type { Operator } from '@mindhero/contract/installation';
import type { Order } from '@mindhero/contract/plans/order';
import { EmptyState } from '@mindhero/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { useFormats } from '../../../../platform/format.ts';
import { ButtonLink } from '../../../../platform/links.tsx';
import { storyOf, wasPaid } from '../order/order-story.ts';
import { ItemTable } from './item-table.tsx';
import { Fact, Facts, Paper, PaperPage } from './paper.tsx';

interface ReceiptPageProps {
  readonly order: Order;
  /** Who sells; null where the installation does not say. */
  readonly operator: Operator | null;
}

/** What was paid, on paper. */
export function ReceiptPage({ order, operator }: ReceiptPageProps) {
  const { t, i18n } = useTranslation('plan_papers');
  const { providerName } = usePlanWords();
  const { dateTime } = useFormats();
  const money = useMoney();
  if (order.paid_at === null || !wasPaid(storyOf(order)))
    return (
      <PaperPage title={t('receipt')} order={order} isPaper={false}>
        <EmptyState
          title={t('unpaid.title')}
          text={t('unpaid.text')}
          action={
            <ButtonLink to="/subscriptions/orders/$id" params={{ id: String(order.id) }}>
              {t('unpaid.back')}
            </ButtonLink>
          }
        />
      </PaperPage>
    );
  const { provider } = order;
  const reference = order.attempts.find(({ state }) => state === 'paid')?.reference;
  return (
    <PaperPage title={t('receipt')} order={order}>
      <Paper title={t('receipt_for', { number: order.number })} lang={i18n.language}>
        <Facts>
          {operator !== null && (
            <Fact label={t('recipient')}>
              {operator.name}, {operator.contact}
            </Fact>
          )}
          <Fact label={t('buyer')}>{order.buyer.name ?? '–'}</Fact>
          <Fact label={t('paid_at')}>{dateTime(order.paid_at)}</Fact>
          {provider !== null && <Fact label={t('paid_by')}>{providerName(provider)}</Fact>}
          {reference !== undefined && <Fact label={t('reference')}>{reference}</Fact>}
        </Facts>
        <ItemTable quote={order.quote} language={i18n.language} />
        <Facts isSum>
          <Fact label={t('paid_amount')}>{money(order.quote.price_after_discounts)}</Fact>
          {order.refunded > 0 && <Fact label={t('refunded')}>{money(order.refunded)}</Fact>}
        </Facts>
      </Paper>
    </PaperPage>
  );
}
