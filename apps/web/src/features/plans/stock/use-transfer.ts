import { mostMonths, mostPlans } from '@mindhero/contract/limits';
import { transferPlans } from '@mindhero/contract/plans/stock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { forgetPlans, stockQuery } from '../../../entities/plan/plans.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { toastDone } from '../../../platform/failures.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { TakenBack } from '../../../platform/taken-back.ts';
import { bodyOf, faultsOfTransfer, type Transfer } from './transfer-wish.ts';

const blank: Transfer = {
  transfer_type: 'inventory',
  subscription_type: 'student',
  recipient_user: null,
  sender_user: null,
  amount: '1',
  months_amount: '1',
};

/** The form that transfers plans: it asks once more before it sends, and says what has become of them. */
export function useTransfer(onClose: () => void) {
  const { t } = useTranslation('plans');
  const queries = useQueryClient();
  const { typeName, planMonths } = usePlanWords();
  // Whose stock an administrator gives from is chosen in the form, and what is in it only the server knows.
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
  const { faults, error } = form;
  return {
    form,
    namesGiver,
    /** What is in one's own stock; undefined where nobody here knows. */
    own,
    isFailed: Object.keys(faults).length > 0 || (error !== null && !(error instanceof TakenBack)),
    /** What is wrong with a field, in words. */
    reason: (path: keyof Transfer) => {
      const fault = faults[path];
      if (fault?.code === 'too_big') return t('transfer.too_big', { max: fault.params?.['max'] ?? 0 });
      if (fault?.code !== 'invalid_format') return form.errorOf(path);
      return t('range', { max: path === 'amount' ? mostPlans : mostMonths });
    },
  };
}
