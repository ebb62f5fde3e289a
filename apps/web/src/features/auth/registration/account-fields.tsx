import { PasswordField } from '@mindhero/ui/password-field';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { FieldName } from './registration-rules.ts';
import classes from './registration.module.css';

/** Name, address and the words that one signs in with. */
export function AccountFields({ faultText }: { readonly faultText: (name: FieldName) => string | null }) {
  const { t } = useTranslation(['registration', 'auth', 'profile']);
  const field = (name: FieldName) => ({ name, error: faultText(name) });
  const showLabel = t('profile:password.show');
  return (
    <>
      <div className={classes.names}>
        <TextField {...field('first_name')} label={t('registration:first_name')} autoComplete="given-name" />
        <TextField {...field('last_name')} label={t('registration:last_name')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label={t('registration:email')}
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField
        {...field('username')}
        label={t('auth:username')}
        description={t('registration:username_hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={t('auth:password')}
        description={t('profile:password.rules')}
        autoComplete="new-password"
        showLabel={showLabel}
      />
      <PasswordField
        {...field('confirmation')}
        label={t('registration:confirmation')}
        autoComplete="new-password"
        showLabel={showLabel}
      />
    </>
  );
}
