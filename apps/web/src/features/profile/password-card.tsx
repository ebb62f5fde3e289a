import { changePassword } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { PasswordField } from '@mindhero/ui/password-field';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { OwnName } from '../../entities/person/own-name.tsx';
import { call } from '../../platform/client.ts';
import { toastDone } from '../../platform/failures.ts';
import { faultsOfChosen } from '../../platform/form/chosen-password.ts';
import { useForm } from '../../platform/form/use-form.ts';
import classes from './profile.module.css';

/** Changes the own password. */
export function PasswordCard() {
  const { t } = useTranslation(['profile', 'auth']);
  const me = useMe();
  const about = { ...me, school: me.school?.name ?? null };
  const { form, text, reset, isSending } = useForm({
    values: { current_password: '', new_password: '', confirmation: '' },
    required: ['current_password', 'new_password', 'confirmation'],
    check: ({ new_password: password, confirmation, current_password }) => ({
      ...faultsOfChosen('new_password', { password, confirmation, about }),
      ...(password === current_password && { new_password: { code: 'password_unchanged' } }),
    }),
    send: ({ current_password, new_password }) =>
      call(changePassword, { body: { current_password, new_password } }),
    onDone: () => {
      reset();
      toastDone(t('password.changed'));
    },
    failure: ['update', 'profile'],
  });
  const field = (name: 'current_password' | 'new_password' | 'confirmation') => ({
    ...text(name),
    showLabel: t('auth:show_password'),
    autoComplete: name === 'current_password' ? 'current-password' : 'new-password',
  });
  return (
    <Card title={t('password.title')}>
      <form className={classes.form} {...form}>
        <OwnName />
        <PasswordField {...field('current_password')} label={t('password.current')} />
        <PasswordField
          {...field('new_password')}
          label={t('password.new')}
          description={t('auth:password_rules')}
        />
        <PasswordField {...field('confirmation')} label={t('password.confirm')} />
        <Button type="submit" loading={isSending}>
          {t('password.submit')}
        </Button>
      </form>
    </Card>
  );
}
