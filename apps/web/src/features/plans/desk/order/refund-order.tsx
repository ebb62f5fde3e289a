import type { Order } from '@mindhero/contract/plans/order';
import { refundOrder } from '@mindhero/contract/plans/payment';
import { Callout } from '@mindhero/ui/callout';
import { Checkbox } from '@mindhero/ui/checkbox';
import { TextArea } from '@mindhero/ui/text-area';
import { TextField } from '@mindhero/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { keepOrder } from '../../../../entities/plan/orders.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { forgetPlans } from '../../../../entities/plan/plans.ts';
import { ApiError, call } from '../../../../platform/client.ts';
import { Dialog } from '../../../../platform/dialog.tsx';
import { describeFailure, toastDone } from '../../../../platform/failures.ts';
import { FormDialog } from '../../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../../platform/form/use-form.ts';
import { localeOf } from '../../../../platform/format.ts';
import { LoadFailure } from '../../../../platform/load-failure.tsx';
import { hundredthsText } from '../../numbers.ts';
import { stockOfQuery } from '../queries.ts';
import { leftOf, linesOf, pathOf, readRefund, type Stocks, unusedDraft, worthOf } from './refund-draft.ts';
import classes from '../desk.module.css';

interface RefundOrderProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Gives money of an order back, and takes the plan-months along: first it is looked what of them is unused. */
export function RefundOrder(props: RefundOrderProps) {
  const { t } = useTranslation('plans_desk');
  const stock = useQuery({ ...stockOfQuery(props.order.buyer.id), staleTime: 0, gcTime: 0 });
  if (stock.isError)
    return (
      <Dialog title={t('refund.title', { number: props.order.number })} onClose={props.onClose}>
        <LoadFailure item="subscription" error={stock.error} onRetry={stock.refetch} />
      </Dialog>
    );
  // An old one would say less, or more, than there is.
  if (stock.data === undefined || stock.isFetching) return null;
  const stocks = Object.fromEntries(stock.data.map(({ plan_type, plan_months }) => [plan_type, plan_months]));
  return <RefundForm {...props} stocks={stocks} />;
}

function RefundForm({ order, stocks, onClose }: RefundOrderProps & { readonly stocks: Stocks }) {
  const { t, i18n } = useTranslation('plans_desk');
  const money = useMoney();
  const { typeName, planMonths } = usePlanWords();
  const queries = useQueryClient();
  const lines = linesOf(order, stocks);
  const form = useForm({
    words: 'plans_desk',
    values: () => unusedDraft(order, stocks),
    required: ['reason'],
    check: (draft) => readRefund(draft, order, stocks).faults,
    send: (draft) => {
      const { body } = readRefund(draft, order, stocks);
      if (body === null) throw new Error('sent with faults');
      return call(refundOrder, { params: { id: order.id }, body });
    },
    onDone: async (stored) => {
      onClose();
      keepOrder(queries, stored);
      toastDone(
        t(stored.refunded > order.refunded ? 'refund.done' : 'refund.asked', { number: order.number }),
      );
      await forgetPlans(queries);
    },
  });
  const { values, change, errorOf, error } = form;
  const isUsedTaken = lines.some(({ unused, left }) => unused < left);
  const locale = localeOf(i18n.language);
  const given = ({ returned, pending }: { readonly returned: number; readonly pending: number }) => [
    ...(returned > 0 ? [t('refund.returned', { months: planMonths(returned) })] : []),
    ...(pending > 0 ? [t('refund.pending', { months: planMonths(pending) })] : []),
  ];
  return (
    <FormDialog
      title={t('refund.title', { number: order.number })}
      form={form}
      submitLabel={t('refund.submit')}
      isDanger
      onClose={onClose}
    >
      <p>{t('refund.text', { left: money(leftOf(order)) })}</p>
      <fieldset className={classes.amounts} data-fault={errorOf('items') !== null || undefined}>
        <legend>{t('refund.items')}</legend>
        {lines.map(({ plan_type, bought, left, pending, unused }, index) => (
          <TextField
            key={plan_type}
            label={typeName(plan_type)}
            description={[
              t('refund.of', { bought: planMonths(bought), unused: planMonths(unused) }),
              ...given({ returned: bought - left - pending, pending }),
            ].join(' ')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={values.items[plan_type] ?? ''}
            error={errorOf(pathOf(values, order, plan_type), 'plan_months')}
            data-autofocus={index === 0 || undefined}
            onChange={({ currentTarget }) =>
              change({ items: { ...values.items, [plan_type]: currentTarget.value } })
            }
          />
        ))}
      </fieldset>
      {isUsedTaken && (
        <Checkbox
          label={t('refund.used')}
          description={t('refund.used_hint')}
          checked={values.includes_used}
          onChange={({ currentTarget }) => change({ includes_used: currentTarget.checked }, ['items'])}
        />
      )}
      {values.includes_used && (
        <Callout tone="warning" role="status">
          {t('refund.used_warning')}
        </Callout>
      )}
      <TextField
        label={t('refund.amount')}
        description={t('refund.amount_hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        rightSection={<span aria-hidden>₴</span>}
        value={values.amount ?? hundredthsText(worthOf(values, order), locale)}
        error={errorOf('amount', 'money')}
        onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
      />
      <TextArea {...form.text('reason')} label={t('refund.reason')} rows={2} maxLength={500} />
      {error !== null && (
        <Callout tone="fault" role="alert">
          {error instanceof ApiError && error.code === 'conflict'
            ? t('refund.not_now')
            : describeFailure('update', 'refund', error)}
        </Callout>
      )}
    </FormDialog>
  );
}
