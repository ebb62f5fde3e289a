import { grantPlans } from '@mindhero/contract/plans/stock';
import { TextArea } from '@mindhero/ui/text-area';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../../entities/person/names.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { forgetPlans } from '../../../../entities/plan/plans.ts';
import { call } from '../../../../platform/client.ts';
import { confirm } from '../../../../platform/confirm.ts';
import { toastDone } from '../../../../platform/failures.ts';
import { FormDialog } from '../../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../../platform/form/use-form.ts';
import { TakenBack } from '../../../../platform/taken-back.ts';
import { RecipientPick } from '../../stock/recipient-pick.tsx';
import { TypeField } from '../type-field.tsx';
import { amountOf, emptyGrant, faultsOfGrant } from './grant-draft.ts';
import classes from '../desk.module.css';

/** Gives plans to a member of staff: to whom, of which type, how many for how long, and why. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('plans_desk');
  const queries = useQueryClient();
  const { typeName, planMonths } = usePlanWords();
  const form = useForm({
    words: 'plans_desk',
    values: emptyGrant,
    required: ['recipient_user', 'reason'],
    check: faultsOfGrant,
    send: async ({ recipient_user, plan_type, reason, ...typed }) => {
      const amount = amountOf(typed);
      if (amount === null || recipient_user === null) throw new Error('sent with faults');
      const { plan_months, plans, months } = amount;
      const name = nameOf(recipient_user);
      const isMeant = await confirm({
        kind: 'warning',
        title: t('grants.ask', { name, months: planMonths(plan_months) }),
        text: t('grants.ask_text', { type: typeName(plan_type), reason: reason.trim() }),
        confirmLabel: t('grants.give'),
      });
      if (!isMeant) throw new TakenBack();
      await call(grantPlans, {
        body: { recipient_user: recipient_user.id, plan_type, plans, months, reason },
      });
      return { name, months: planMonths(plan_months) };
    },
    onDone: async (given) => {
      onClose();
      toastDone(t('grants.given', given));
      await forgetPlans(queries);
    },
    failure: ['create', 'grant'],
  });
  const { values, change, errorOf } = form;
  const amount = amountOf(values);
  return (
    <FormDialog title={t('grants.give')} form={form} submitLabel={t('grants.give')} onClose={onClose}>
      <RecipientPick
        label={t('grants.to')}
        picked={values.recipient_user}
        onPick={(recipient_user) => change({ recipient_user })}
        error={errorOf('recipient_user')}
      />
      <TypeField
        value={values.plan_type}
        error={errorOf('plan_type')}
        onChange={(plan_type) => change({ ...(plan_type !== undefined && { plan_type }) })}
      />
      <div className={classes.pair}>
        {(['plans', 'months'] as const).map((part) => (
          <TextField
            key={part}
            {...form.text(part)}
            label={t(part)}
            error={errorOf(part, 'whole_number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        ))}
      </div>
      <p className={classes.sum} role="status">
        {amount === null ? t('grants.no_sum') : t('grants.sum', { months: planMonths(amount.plan_months) })}
      </p>
      <TextArea
        {...form.text('reason')}
        label={t('grants.reason')}
        description={t('grants.reason_hint')}
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  );
}
