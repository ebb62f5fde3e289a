import { type Grant, reverseTransfer } from '@mindhero/contract/plans/stock';
import { Callout } from '@mindhero/ui/callout';
import { TextArea } from '@mindhero/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { forgetPlans } from '../../../../entities/plan/plans.ts';
import { ApiError, call } from '../../../../platform/client.ts';
import { describeFailure, toastDone } from '../../../../platform/failures.ts';
import { FormDialog } from '../../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../../platform/form/use-form.ts';

interface TakeBackDialogProps {
  readonly grant: Grant;
  readonly onClose: () => void;
}

/** Takes back what was given, with a reason; only as long as all of it is in stock. */
export function TakeBackDialog({ grant, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('plans_desk');
  const { typeName, planMonths } = usePlanWords();
  const queries = useQueryClient();
  const { id, plan_months, plan_type, in_stock, recipient } = grant;
  const name = recipient.name ?? t('erased', { id: recipient.id });
  const months = planMonths(plan_months);
  const form = useForm({
    values: { reason: '' },
    required: ['reason'],
    send: (body) => call(reverseTransfer, { params: { id }, body }),
    onDone: async () => {
      onClose();
      toastDone(t('grants.took_back', { name, months }));
      await forgetPlans(queries);
    },
  });
  const { error, text } = form;
  const refusal = refusalOf(error);
  const isThere = in_stock >= plan_months;
  return (
    <FormDialog
      title={t('grants.take_back')}
      form={form}
      submitLabel={t('grants.take_back')}
      isDanger
      isReady={isThere}
      onClose={onClose}
    >
      <p>{t('grants.take_back_text', { months, type: typeName(plan_type), name })}</p>
      {!isThere && (
        <Callout tone="warning">{t('grants.not_there', { left: planMonths(in_stock), name })}</Callout>
      )}
      {error !== null && (
        <Callout tone="fault" role="alert">
          {refusal === null ? describeFailure('update', 'grants', error) : t(`grants.${refusal}`)}
        </Callout>
      )}
      <TextArea
        {...text('reason')}
        label={t('grants.take_back_reason')}
        rows={2}
        maxLength={300}
        disabled={!isThere}
        data-autofocus
      />
    </FormDialog>
  );
}

/** Somebody was faster: they were used, or taken back. */
function refusalOf(error: Error | null): 'gone' | 'twice' | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'in_use' ? 'gone' : error.code === 'conflict' ? 'twice' : null;
}
