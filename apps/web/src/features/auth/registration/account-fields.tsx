import { PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldName } from './registration-rules.ts';
import classes from './registration.module.css';

/** Name, address and the words that one signs in with. */
export function AccountFields({ faultText }: { readonly faultText: (name: FieldName) => string | null }) {
  const { t } = useTranslation(['registration', 'auth', 'profile']);
  const field = (name: FieldName) => ({ name, error: faultText(name) });
  const toggle = { 'aria-label': t('profile:password.show') };
  return (
    <>
      <div className={classes.names}>
        <TextInput {...field('first_name')} label={t('registration:first_name')} autoComplete="given-name" />
        <TextInput {...field('last_name')} label={t('registration:last_name')} autoComplete="family-name" />
      </div>
      <TextInput
        {...field('email')}
        type="email"
        label={t('registration:email')}
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextInput
        {...field('username')}
        label={t('auth:username')}
        description={t('registration:username_hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        {...field('password')}
        label={t('auth:password')}
        description={t('profile:password.rules')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        {...field('confirmation')}
        label={t('registration:confirmation')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
      />
    </>
  );
}
