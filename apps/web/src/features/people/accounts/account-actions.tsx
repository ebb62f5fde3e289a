import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPassword } from './new-password.tsx';
import { RecordActions } from './record-actions.tsx';
import { type Account, useAccountSteps } from './use-account-steps.ts';

interface AccountActionsProps {
  readonly person: Account & { readonly is_active: boolean };
  /** The way to the form. */
  readonly edit: ReactNode;
  /** Instead of a plain question, where there is more to ask. */
  readonly onDeactivate?: (() => void) | undefined;
  /** What can be done beside. */
  readonly children?: ReactNode;
}

/** What those who look after an account do with it. */
export function AccountActions({ person, edit, onDeactivate, children }: AccountActionsProps) {
  const { t } = useTranslation('accounts');
  const take = useAccountSteps();
  const step = person.is_active ? 'deactivate' : 'reactivate';
  const Icon = person.is_active ? IconUserOff : IconUserCheck;
  const ask = () => void take(step, [person]);
  return (
    <ButtonRow>
      {edit}
      <NewPassword person={person} />
      {children}
      <Button
        kind="ghost"
        size="sm"
        icon={<Icon size={18} aria-hidden />}
        onClick={person.is_active && onDeactivate !== undefined ? onDeactivate : ask}
      >
        {t(`${step}.button`)}
      </Button>
      <RecordActions person={person} />
    </ButtonRow>
  );
}
