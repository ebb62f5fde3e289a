import { changeDetails, type User } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { PasswordField } from '@mindhero/ui/password-field';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../entities/person/me.ts';
import { call } from '../../platform/client.ts';
import { toastDone } from '../../platform/failures.ts';
import { missingIn } from '../../platform/form/faults.ts';
import { useForm } from '../../platform/form/use-form.ts';
import classes from './profile.module.css';

const inputs = {
  first_name: { type: 'text', autoComplete: 'given-name' },
  last_name: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone_number: { type: 'tel', autoComplete: 'tel' },
} as const;
type Field = keyof typeof inputs;

/** Names, where they are one's own to change, and ways to be reached. Only what was changed is sent. */
export function DetailsForm() {
  const { t } = useTranslation(['profile', 'accounts', 'auth', 'common']);
  const queries = useQueryClient();
  const me = useMe();
  const { version, first_name, last_name, email, phone_number } = me;
  const { form, text, values, change, reset, isOutdated, isSending } = useForm({
    values: { first_name, last_name, email, phone_number, current_password: '' },
    check: (filled, changes) => ('email' in changes ? missingIn(filled, ['current_password']) : {}),
    send: async (_, { current_password = '', ...changes }) => {
      if (Object.keys(changes).length === 0) return null;
      return call(changeDetails, {
        body: { version, ...changes, ...('email' in changes && { current_password }) },
      });
    },
    onDone: (saved: User | null) => {
      if (saved === null) return;
      queries.setQueryData(meQuery.queryKey, saved);
      reset();
      toastDone(t('profile:details.saved'));
    },
    reload: () => queries.invalidateQueries({ queryKey: meQuery.queryKey }),
    failure: ['update', 'profile'],
  });
  const field = (name: Field) => (
    <TextField
      {...inputs[name]}
      {...text(name)}
      label={t(`accounts:field.${name}`)}
      onChange={({ currentTarget: { value } }) => change({ [name]: valueOf(name, value) })}
    />
  );
  return (
    <form className={classes.form} {...form}>
      {isOutdated && <Callout role="alert">{t('profile:details.changed')}</Callout>}
      {me.may_rename && (
        <div className={classes.pair}>
          {field('first_name')}
          {field('last_name')}
        </div>
      )}
      <div className={classes.pair}>
        {field('email')}
        {field('phone_number')}
      </div>
      {values.email !== email && (
        <PasswordField
          {...text('current_password')}
          label={t('profile:password.current')}
          description={t('profile:details.confirm')}
          autoComplete="current-password"
          showLabel={t('auth:show_password')}
        />
      )}
      <Button type="submit" loading={isSending}>
        {t('common:buttons.save')}
      </Button>
    </form>
  );
}

/** There is no empty address: a person who clears the field has none. */
function valueOf(name: Field, text: string): string | null {
  return text.trim() === '' && (name === 'email' || name === 'phone_number') ? null : text;
}
