import { PasswordField, type PasswordFieldProps } from '@mindhero/ui/password-field';
import { useTranslation } from 'react-i18next';
import { OwnName } from '../own-name.tsx';

type CurrentPasswordProps = Omit<PasswordFieldProps, 'label' | 'showLabel' | 'autoComplete'>;

/** One's password once more, before something changes about how one signs in. */
export function CurrentPassword(field: CurrentPasswordProps) {
  const { t } = useTranslation(['second_factor', 'auth']);
  return (
    <>
      <OwnName />
      <PasswordField
        {...field}
        label={t('second_factor:password')}
        autoComplete="current-password"
        showLabel={t('auth:show_password')}
        data-autofocus
      />
    </>
  );
}
