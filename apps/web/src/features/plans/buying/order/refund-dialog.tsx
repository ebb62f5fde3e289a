import { askRefund, type Order } from '@mindhero/contract/plans/order';
import { TextArea } from '@mindhero/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keepOrder } from '../../../../entities/plan/orders.ts';
import { call } from '../../../../platform/client.ts';
import { toastDone } from '../../../../platform/failures.ts';
import { FormDialog } from '../../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../../platform/form/use-form.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Asks an administrator for the money back, with a reason. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useTranslation('plans');
  const client = useQueryClient();
  const form = useForm({
    values: { reason: '' },
    required: ['reason'],
    send: (body) => call(askRefund, { params: { id: order.id }, body }),
    onDone: (answer) => {
      keepOrder(client, answer);
      toastDone(t('order.refund.done'));
      onClose();
    },
    failure: ['update', 'order'],
  });
  return (
    <FormDialog
      title={t('order.refund.title')}
      form={form}
      submitLabel={t('order.refund.send')}
      onClose={onClose}
    >
      <p>{t('order.refund.text')}</p>
      <TextArea
        {...form.text('reason')}
        label={t('order.refund.reason')}
        rows={4}
        maxLength={500}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
