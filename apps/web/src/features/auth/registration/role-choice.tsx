import { registrationRoles } from '@mindhero/contract/registration';
import { ChoiceCards } from '@mindhero/ui/choice-cards';
import type { ChangeEventHandler } from 'react';
import { useTranslation } from 'react-i18next';

interface RoleChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Student, teacher or director. */
export function RoleChoice(props: RoleChoiceProps) {
  const { t } = useTranslation(['registration', 'roles']);
  return (
    <ChoiceCards
      {...props}
      label={t('registration:role')}
      options={registrationRoles.map((role) => ({
        value: role,
        label: t(`roles:${role}`),
        hint: t(`registration:role_hint.${role}`),
      }))}
    />
  );
}
