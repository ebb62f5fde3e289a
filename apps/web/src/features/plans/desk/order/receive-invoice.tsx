import { planDay } from '@mindhero/contract/calendar';
import type { Order } from '@mindhero/contract/plans/order';
import { receiveInvoice } from '@mindhero/contract/plans/payment';
import { Callout } from '@mindhero/ui/callout';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { keepOrder } from '../../../../entities/plan/orders.ts';
import { forgetPlans } from '../../../../entities/plan/plans.ts';
import { DateField } from '../../../../entities/school/date-time-field.tsx';
import { ApiError, call } from '../../../../platform/client.ts';
import { describeFailure, tell, toastDone } from '../../../../platform/failures.ts';
import { FormDialog } from '../../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../../platform/form/use-form.ts';
import { localeOf } from '../../../../platform/format.ts';
import { useNow } from '../../../../platform/use-now.ts';
import { hundredthsText, valueOf } from '../../numbers.ts';
import { faultsOfReceipt, readReceived } from './receipt-draft.ts';

interface ReceiveInvoiceProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Takes down that the money of an invoice has come, as the statement of the bank says. */
export function ReceiveInvoice({ order, onClose }: ReceiveInvoiceProps) {
  const { t, i18n } = useTranslation('plans_desk');
  const money = useMoney();
  const queries = useQueryClient();
  const today = planDay(useNow());
  const { price_after_discounts: price } = order.quote;
  const form = useForm({
    words: 'plans_desk',
    values: () => ({
      amount: hundredthsText(price, localeOf(i18n.language)),
      received_on: today,
      bank_reference: '',
    }),
    required: ['received_on', 'bank_reference'],
    check: (draft) => faultsOfReceipt(draft, today),
    send: ({ amount, ...body }) => {
      const received = valueOf(readReceived(amount));
      if (received === null) throw new Error('sent with faults');
      return call(receiveInvoice, { params: { id: order.id }, body: { ...body, amount: received } });
    },
    onDone: async (stored) => {
      onClose();
      keepOrder(queries, stored);
      if (stored.paid_at !== null && order.paid_at === null)
        toastDone(t('receive.done', { number: order.number }));
      else tell({ kind: 'danger', title: t('receive.review_title'), text: t('receive.review_text') });
      await forgetPlans(queries);
    },
  });
  const { values, change, errorOf, error } = form;
  const received = valueOf(readReceived(values.amount));
  return (
    <FormDialog
      title={t('receive.title', { number: order.number })}
      form={form}
      submitLabel={t('receive.submit')}
      onClose={onClose}
    >
      <p>{t('receive.text', { price: money(price) })}</p>
      <TextField
        {...form.text('amount')}
        label={t('receive.amount')}
        error={errorOf('amount', 'money')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        rightSection={<span aria-hidden>₴</span>}
      />
      {received !== null && received !== price && (
        <Callout tone="warning" role="status">
          {t('receive.misfit')}
        </Callout>
      )}
      <DateField
        label={t('receive.day')}
        value={values.received_on}
        onChange={(received_on) => change({ received_on })}
        error={errorOf('received_on')}
      />
      <TextField
        {...form.text('bank_reference')}
        label={t('receive.reference')}
        description={t('receive.reference_hint')}
        autoComplete="off"
        maxLength={500}
        data-autofocus
      />
      {error !== null && (
        <Callout tone="fault" role="alert">
          {error instanceof ApiError && error.code === 'conflict'
            ? t('receive.conflict')
            : describeFailure('create', 'payment', error)}
        </Callout>
      )}
    </FormDialog>
  );
}
