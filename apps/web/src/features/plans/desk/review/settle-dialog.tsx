import type { OrderRow } from '@mindhero/contract/plans/order';
import { type ReviewItem, settleReview } from '@mindhero/contract/plans/payment';
import { Callout } from '@mindhero/ui/callout';
import { Facts } from '@mindhero/ui/facts';
import { Segments } from '@mindhero/ui/segments';
import { TextArea } from '@mindhero/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { forgetPlans } from '../../../../entities/plan/plans.ts';
import { ApiError, call } from '../../../../platform/client.ts';
import { describeFailure, toastDone } from '../../../../platform/failures.ts';
import { FormDialog } from '../../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../../platform/form/use-form.ts';
import { OrderLink } from '../../order-link.tsx';
import { type DecisionKind, decisionsFor, misfitWith, wayBackOf } from './decision.ts';
import { OrderPick } from './order-pick.tsx';
import { useAmount } from './use-amount.ts';
import classes from '../desk.module.css';

interface SettleDialogProps {
  readonly item: ReviewItem;
  readonly onClose: () => void;
}

interface Values {
  readonly action: DecisionKind;
  readonly order: number | null;
  readonly note: string;
}

/** What becomes of money that fits no order: it pays one, goes back, or only its story is noted. */
export function SettleDialog({ item, onClose }: SettleDialogProps) {
  const { t } = useTranslation('plans_desk');
  const queries = useQueryClient();
  const amountOf = useAmount();
  const { providerName } = usePlanWords();
  const [picked, setPicked] = useState<OrderRow | null>(null);
  const kinds = decisionsFor(item);
  const form = useForm<Values, ReviewItem>({
    words: 'plans_desk',
    values: { action: kinds[0] ?? 'note', order: null, note: item.note ?? '' },
    required: ['note'],
    check: ({ action, order }) =>
      action === 'assign' && order === null ? { order: { code: 'required' } } : {},
    send: ({ action, order, note }) =>
      call(settleReview, {
        params: { id: item.id },
        body: action === 'assign' ? { action, order: order ?? 0, note } : { action, note },
      }),
    onDone: async ({ settled_at }) => {
      onClose();
      toastDone(t(settled_at === null ? 'review.on_its_way' : 'review.done'));
      await Promise.all([forgetPlans(queries), queries.invalidateQueries({ queryKey: ['orders'] })]);
    },
  });
  const { values, change, errorOf, error } = form;
  return (
    <FormDialog
      title={t(`review.why.${item.why}`)}
      form={form}
      submitLabel={t(`review.do.${values.action === 'refund' ? wayBackOf(item) : values.action}`)}
      isDanger={values.action === 'refund'}
      onClose={onClose}
    >
      <p>{t(`review.means.${item.why}`)}</p>
      <Facts
        facts={[
          { label: t('review.column.amount'), value: amountOf(item) },
          {
            label: t('review.column.provider'),
            value: (
              <>
                {providerName(item.provider)} · <span className={classes.amount}>{item.reference}</span>
              </>
            ),
          },
          ...(item.order === null
            ? []
            : [{ label: t('review.column.order'), value: <OrderLink order={item.order} /> }]),
        ]}
      />
      <Segments
        label={t('review.action')}
        options={kinds.map((value) => ({
          value,
          label: t(`review.kind.${value === 'refund' ? wayBackOf(item) : value}`),
        }))}
        value={values.action}
        onChange={(action) => change({ action })}
      />
      {values.action === 'assign' && (
        <>
          <OrderPick
            picked={picked}
            onPick={(order) => {
              setPicked(order);
              change({ order: order.id });
            }}
            error={errorOf('order', 'paid_order')}
          />
          {picked !== null && <Misfit item={item} order={picked} />}
        </>
      )}
      <p className={classes.note}>
        {t(`review.text.${values.action === 'refund' ? wayBackOf(item) : values.action}`)}
      </p>
      <TextArea {...form.text('note')} label={t('review.note')} rows={2} maxLength={500} />
      {error !== null && (
        <Callout tone="fault" role="alert">
          {error instanceof ApiError && error.code === 'conflict'
            ? t('review.too_late')
            : describeFailure('update', 'payment', error)}
        </Callout>
      )}
    </FormDialog>
  );
}

/** That the money is not what the order costs, before it is paid with it. */
function Misfit({ item, order }: { readonly item: ReviewItem; readonly order: OrderRow }) {
  const { t } = useTranslation('plans_desk');
  const money = useMoney();
  if (item.amount !== null && item.currency !== order.quote.currency)
    return <Callout tone="warning">{t('review.other_currency')}</Callout>;
  const misfit = misfitWith(item, order);
  if (misfit === null) return null;
  return (
    <Callout tone="warning">
      {t(misfit > 0 ? 'review.more_than' : 'review.less_than', {
        amount: money(Math.abs(misfit)),
        price: money(order.quote.price_after_discounts),
      })}
    </Callout>
  );
}
