import { type Stock, transferPlans } from '@mindhero/contract/plans/stock';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Figures } from '@mindhero/ui/figures';
import { Segments } from '@mindhero/ui/segments';
import { SelectField } from '@mindhero/ui/select-field';
import { TextField } from '@mindhero/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { forgetPlans, stockQuery } from '../../../entities/plan/plans.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { toastDone } from '../../../platform/failures.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import { useFormats } from '../../../platform/format.ts';
import { TakenBack } from '../../../platform/taken-back.ts';
import { RecipientPick } from './recipient-pick.tsx';
import { bodyOf, faultsOfTransfer, sumOfTransfer, type Transfer, typeOf } from './transfer-wish.ts';
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

const blank: Transfer = {
  transfer_type: 'inventory',
  subscription_type: 'student',
  recipient_user: null,
  sender_user: null,
  amount: '1',
  months_amount: '1',
};

function TransferForm({ onClose }: TransferDialogProps) {
  const { t } = useTranslation('plans');
  const queries = useQueryClient();
  const { typeName, planMonths } = usePlanWords();
  // Whose stock an administrator gives from is chosen here, and what is in it only the server knows.
  const namesGiver = isAdmin(useMe());
  const own = useQuery({ ...stockQuery, enabled: !namesGiver }).data;
  const form = useForm({
    values: blank,
    required: namesGiver ? ['recipient_user', 'sender_user'] : ['recipient_user'],
    check: (transfer) => faultsOfTransfer(transfer, own),
    send: async (transfer) => {
      const body = bodyOf(transfer);
      const to = transfer.recipient_user;
      if (body === null || to === null) throw new Error('sent before it was checked');
      const moved = { plans: planMonths(body.amount * body.months_amount), name: nameOf(to) };
      const isMeant = await confirm({
        kind: 'warning',
        title: t('transfer.confirm_title', moved),
        text: t(`transfer.confirm.${body.transfer_type}`, {
          ...moved,
          type: typeName(body.subscription_type),
        }),
        confirmLabel: t('transfer.button'),
      });
      if (!isMeant) throw new TakenBack();
      await call(transferPlans, { body });
      return moved;
    },
    onDone: (moved) => {
      toastDone(t('transfer.done', moved));
      onClose();
      void forgetPlans(queries);
    },
    failure: ['update', 'subscription'],
  });
  const { values: transfer, change, faults } = form;
  const isActivated = transfer.transfer_type === 'activation';
  const isFailed =
    Object.keys(faults).length > 0 || (form.error !== null && !(form.error instanceof TakenBack));
  const reason = (
    path: 'amount' | 'months_amount' | 'recipient_user' | 'sender_user' | 'subscription_type',
  ) => {
    const fault = faults[path];
    if (fault?.code === 'too_big') return t('transfer.too_big', { max: fault.params?.['max'] ?? 0 });
    if (fault?.code === 'invalid_format')
      return t(`transfer.bounds.${path === 'amount' ? 'amount' : 'months'}`);
    return form.errorOf(path);
  };
  return (
    <FormDialog title={t('transfer.title')} form={form} submitLabel={t('transfer.button')} onClose={onClose}>
      {isFailed && (
        <Callout tone="fault" role="alert">
          {t('transfer.failed')}
        </Callout>
      )}
      <Segments
        label={t('transfer.kind')}
        options={(['inventory', 'activation'] as const).map((value) => ({
          value,
          label: t(`transfer.${value}`),
        }))}
        value={transfer.transfer_type}
        onChange={(transfer_type) =>
          change({ transfer_type }, ['amount', 'months_amount', 'subscription_type'])
        }
      />
      {namesGiver && (
        <RecipientPick
          label={t('transfer.giver')}
          picked={transfer.sender_user}
          onPick={(sender_user) => change({ sender_user })}
          error={reason('sender_user')}
        />
      )}
      <RecipientPick
        label={t('transfer.recipient')}
        picked={transfer.recipient_user}
        onPick={(recipient_user) => change({ recipient_user })}
        error={reason('recipient_user')}
      />
      {isActivated ? (
        <p className={classes.note}>
          {t('transfer.activated_at_once', { type: typeName(typeOf(transfer)) })}
        </p>
      ) : (
        <SelectField
          label={t('transfer.type')}
          value={transfer.subscription_type}
          error={reason('subscription_type')}
          onChange={({ currentTarget }) => {
            const subscription_type = subscriptionTypes.find((type) => type === currentTarget.value);
            if (subscription_type !== undefined)
              change({ subscription_type }, ['subscription_type', 'amount']);
          }}
        >
          {subscriptionTypes.map((type) => (
            <option key={type} value={type}>
              {typeName(type)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={classes.pair}>
        {!isActivated && (
          <TextField
            {...form.text('amount')}
            label={t('transfer.amount')}
            inputMode="numeric"
            maxLength={6}
            error={reason('amount')}
          />
        )}
        <TextField
          {...form.text('months_amount')}
          label={t('transfer.months')}
          inputMode="numeric"
          maxLength={3}
          error={reason('months_amount')}
        />
      </div>
      <WhatRemains transfer={transfer} own={own} />
    </FormDialog>
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
