import { ButtonRow } from '@mindhero/ui/button-row';
import { IconCrown, IconLogout, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton, ToolLink } from '../../../platform/tool-button.tsx';
import { NewPassword } from './new-password.tsx';
import { RecordActions } from './record-actions.tsx';
import { type Account, useAccountSteps } from './use-account-steps.ts';

interface AccountActionsProps {
  readonly person: Account & {
    readonly is_active: boolean;
    /** Of students; see `NewPassword`. */
    readonly card_made_at?: string | null;
  };
  /** Where the form is. */
  readonly editAt: '/students/$id/edit' | '/teachers/$id/edit';
  /** Where their plans are. */
  readonly plansAt: '/students/$id/subscriptions-history' | '/teachers/$id/subscriptions-history';
  /** Instead of a plain question, where there is more to ask. */
  readonly onDeactivate?: (() => void) | undefined;
  readonly onErase?: (() => void) | undefined;
  /** What can be done beside. */
  readonly children?: ReactNode;
}

/** What those who look after an account do with it. */
export function AccountActions({
  person,
  editAt,
  plansAt,
  onDeactivate,
  onErase,
  children,
}: AccountActionsProps) {
  const { t } = useTranslation('accounts');
  const take = useAccountSteps();
  const step = person.is_active ? 'deactivate' : 'reactivate';
  const Icon = person.is_active ? IconUserOff : IconUserCheck;
  const ask = () => void take(step, [person]);
  return (
    <ButtonRow>
      <ToolLink icon={IconPencil} to={editAt} params={{ id: String(person.id) }}>
        {t('edit.button')}
      </ToolLink>
      <NewPassword person={person} cardMadeAt={person.is_active ? person.card_made_at : undefined} />
      {children}
      <ToolLink icon={IconCrown} to={plansAt} params={{ id: String(person.id) }}>
        {t('plans')}
      </ToolLink>
      {person.is_active && (
        <ToolButton icon={IconLogout} onClick={() => void take('sign_out', [person])}>
          {t('sign_out.button')}
        </ToolButton>
      )}
      <ToolButton icon={Icon} onClick={person.is_active && onDeactivate !== undefined ? onDeactivate : ask}>
        {t(`${step}.button`)}
      </ToolButton>
      <RecordActions person={person} onErase={onErase} />
    </ButtonRow>
  );
}
