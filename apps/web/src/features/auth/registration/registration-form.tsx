import { type Agreement, agreements, presentDocuments, presentVersion } from '@mindhero/contract/agreement';
import { register, type RegistrationRole } from '@mindhero/contract/registration';
import { Button } from '@mindhero/ui/button';
import { PasswordField } from '@mindhero/ui/password-field';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { faultsOfChosen } from '../../../platform/form/chosen-password.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { Fault } from '../fault.tsx';
import { useEnter } from '../use-enter.ts';
import { Consents } from './consents.tsx';
import { RoleChoice } from './role-choice.tsx';
import classes from './registration.module.css';

const empty = {
  // Nothing is chosen at first, since a wrong guess would be overlooked.
  role: '',
  first_name: '',
  last_name: '',
  email: '',
  username: '',
  password: '',
  confirmation: '',
  user_agreement: false,
  privacy_policy: false,
  data_processing: false,
};

/** The account of somebody who filled in everything and ticked every box. */
function make({ role, first_name, last_name, email, username, password }: typeof empty) {
  return call(register, {
    body: {
      role: role as RegistrationRole,
      first_name,
      last_name,
      username,
      password,
      email: email.trim() === '' ? null : email,
      language: currentLanguage(),
      // The documents that the form led to.
      consents: {
        ...presentDocuments,
        data_processing: presentVersion('data_processing'),
      },
    },
  });
}

/** Who one is and what one agrees to. Nothing leaves the form before it is sent. */
export function RegistrationForm() {
  const { t } = useTranslation(['registration', 'auth']);
  const { form, text, values, change, errorOf, error, isSending } = useForm({
    values: empty,
    required: ['role', 'first_name', 'last_name', 'username', 'password', 'confirmation', ...agreements],
    check: (filled) => faultsOfChosen('password', { ...filled, about: filled }),
    send: make,
    onDone: useEnter(),
  });
  const password = { autoComplete: 'new-password', showLabel: t('auth:show_password') };
  const tick = (agreement: Agreement) => ({
    name: agreement,
    checked: values[agreement],
    error: errorOf(agreement) ?? errorOf(`consents.${agreement}`),
    onChange: () => change({ [agreement]: !values[agreement] }),
  });
  return (
    <form className={classes.form} {...form}>
      <RoleChoice {...text('role')} />
      <div className={classes.names}>
        <TextField {...text('first_name')} label={t('registration:first_name')} autoComplete="given-name" />
        <TextField {...text('last_name')} label={t('registration:last_name')} autoComplete="family-name" />
      </div>
      <TextField
        {...text('email')}
        type="email"
        label={t('registration:email')}
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField
        {...text('username')}
        label={t('auth:username')}
        description={t('registration:username_hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...text('password')}
        {...password}
        label={t('auth:password')}
        description={t('auth:password_rules')}
      />
      <PasswordField {...text('confirmation')} {...password} label={t('registration:confirmation')} />
      <Consents tick={tick} />
      {error !== null && <Fault error={error} failed={t('registration:failed')} />}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t('registration:submit')}
      </Button>
    </form>
  );
}
