import type { Stock } from '@mindhero/contract/plans/stock';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Figures } from '@mindhero/ui/figures';
import { Segments } from '@mindhero/ui/segments';
import { SelectField } from '@mindhero/ui/select-field';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useFormats } from '../../../platform/format.ts';
import { RecipientPick } from './recipient-pick.tsx';
import { sumOfTransfer, type Transfer, typeOf } from './transfer-wish.ts';
import { useTransfer } from './use-transfer.ts';
import classes from './stock.module.css';

interface TransferDialogProps {
  readonly onClose: () => void;
}

/** Gives plans to somebody else. A private tutor has no colleagues: the window says so, and asks nothing. */
export function TransferDialog({ onClose }: TransferDialogProps) {
  const me = useMe();
  return isAdmin(me) || me.school !== null ? (
    <TransferForm onClose={onClose} />
  ) : (
    <NobodyThere onClose={onClose} />
  );
}

function NobodyThere({ onClose }: TransferDialogProps) {
  const { t } = useTranslation(['plans', 'common']);
  return (
    <Dialog title={t('plans:transfer.title')} onClose={onClose}>
      <p>{t('plans:transfer.tutor')}</p>
      <ButtonRow align="end">
        <Button kind="ghost" onClick={onClose}>
          {t('common:buttons.close')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

function TransferForm({ onClose }: TransferDialogProps) {
  const { t } = useTranslation('plans');
  const transfer = useTransfer(onClose);
  const { form, namesGiver, isFailed, own, reason } = transfer;
  const { values, change } = form;
  return (
    <FormDialog title={t('transfer.title')} form={form} submitLabel={t('transfer.button')} onClose={onClose}>
      {isFailed && (
        <Callout tone="fault" role="alert">
          {t('transfer.failed')}
        </Callout>
      )}
      <div className={classes.field}>
        <Segments
          label={t('transfer.kind')}
          options={(['inventory', 'activation'] as const).map((value) => ({
            value,
            label: t(`transfer.${value}`),
          }))}
          value={values.transfer_type}
          onChange={(transfer_type) =>
            change({ transfer_type }, ['amount', 'months_amount', 'subscription_type'])
          }
        />
      </div>
      {namesGiver && (
        <RecipientPick
          label={t('transfer.giver')}
          picked={values.sender_user}
          without={values.recipient_user}
          onPick={(sender_user) => change({ sender_user })}
          error={reason('sender_user')}
        />
      )}
      <RecipientPick
        label={t('transfer.recipient')}
        picked={values.recipient_user}
        without={values.sender_user}
        onPick={(recipient_user) => change({ recipient_user })}
        error={reason('recipient_user')}
      />
      <HowMuch {...transfer} />
      <WhatRemains transfer={values} own={own} />
    </FormDialog>
  );
}

/** Which plans and how many; of what is activated at once there is one, of the type that the recipient needs. */
function HowMuch({ form, reason }: Pick<ReturnType<typeof useTransfer>, 'form' | 'reason'>) {
  const { t } = useTranslation('plans');
  const { typeName } = usePlanWords();
  const { values, change } = form;
  const months = (
    <TextField
      {...form.text('months_amount')}
      label={t('transfer.months')}
      inputMode="numeric"
      maxLength={3}
      error={reason('months_amount')}
    />
  );
  if (values.transfer_type === 'activation')
    return (
      <>
        <p className={classes.note}>{t('transfer.activated_at_once', { type: typeName(typeOf(values)) })}</p>
        {months}
      </>
    );
  return (
    <>
      <SelectField
        label={t('transfer.type')}
        value={values.subscription_type}
        error={reason('subscription_type')}
        onChange={({ currentTarget }) => {
          const subscription_type = subscriptionTypes.find((type) => type === currentTarget.value);
          if (subscription_type !== undefined) change({ subscription_type }, ['subscription_type', 'amount']);
        }}
      >
        {subscriptionTypes.map((type) => (
          <option key={type} value={type}>
            {typeName(type)}
          </option>
        ))}
      </SelectField>
      <div className={classes.pair}>
        <TextField
          {...form.text('amount')}
          label={t('transfer.amount')}
          inputMode="numeric"
          maxLength={6}
          error={reason('amount')}
        />
        {months}
      </div>
    </>
  );
}

interface WhatRemainsProps {
  readonly transfer: Transfer;
  readonly own: readonly Stock[] | undefined;
}

function WhatRemains({ transfer, own }: WhatRemainsProps) {
  const { t } = useTranslation('plans');
  const { number } = useFormats();
  const sum = sumOfTransfer(transfer, own);
  if (sum === null) return null;
  const { stock, takes, remains, missing } = sum;
  return (
    <div className={classes.preview} role="status">
      <Figures
        kind="line"
        figures={[
          { label: t('sum.before'), value: number(stock) },
          { label: t('sum.takes'), value: number(takes) },
          ...(missing > 0 ? [] : [{ label: t('sum.after'), value: number(remains) }]),
        ]}
      />
      {missing > 0 && <p className={classes.error}>{t('sum.short', { count: missing })}</p>}
    </div>
  );
}
