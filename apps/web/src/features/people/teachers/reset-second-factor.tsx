import { resetSecondFactor } from '@mindhero/contract/second-factor';
import { IconShieldOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { toastDone, toastFailure } from '../../../platform/failures.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { type Account, forgetPeople } from '../accounts/use-account-steps.ts';

/** Lets somebody in who has lost the second factor, after a question. */
export function ResetSecondFactor({ person }: { readonly person: Account }) {
  const { t } = useTranslation('accounts');
  const queries = useQueryClient();

  async function reset(): Promise<void> {
    const confirmed = await confirm({
      kind: 'danger',
      title: t('second_factor.title', { user: nameOf(person) }),
      text: t('second_factor.text'),
      confirmLabel: t('second_factor.button'),
    });
    if (!confirmed) return;
    try {
      await call(resetSecondFactor, { params: { id: person.id } });
    } catch (error) {
      toastFailure('update', 'user_data', error);
      return;
    }
    toastDone(t('second_factor.done'));
    await forgetPeople(queries);
  }
  return (
    <ToolButton icon={IconShieldOff} onClick={() => void reset()}>
      {t('second_factor.button')}
    </ToolButton>
  );
}
