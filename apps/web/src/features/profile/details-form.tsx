import { changeDetails, type User } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { PasswordField } from '@mindhero/ui/password-field';
import { TextField } from '@mindhero/ui/text-field';
import { toast } from '@mindhero/ui/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../platform/client.ts';
import { changesTo } from '../../platform/edited.ts';
import { toastFailure } from '../../platform/failures.ts';
import { isChangedMeanwhile, isOfFields, useFaultTexts } from '../../platform/fault-texts.ts';
import { meQuery, useMe } from '../../platform/me.ts';
import classes from './profile.module.css';

const inputs = {
  first_name: { type: 'text', autoComplete: 'given-name' },
  last_name: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone_number: { type: 'tel', autoComplete: 'tel' },
} as const;
type Field = keyof typeof inputs;
type Details = Pick<User, Field>;

/** Names, where they are one's own to change, and ways to be reached. Only what was changed is sent. */
export function DetailsForm() {
  const { t } = useTranslation(['profile', 'accounts', 'common']);
  const queries = useQueryClient();
  const me = useMe();
  const [changes, setChanges] = useState<Partial<Details>>({});
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isConfirmed = 'email' in changes;
  const save = useMutation({
    mutationFn: () =>
      call(changeDetails, {
        body: { version: me.version, ...changes, ...(isConfirmed && { current_password: password }) },
      }),
    onSuccess: (saved) => {
      queries.setQueryData(meQuery.queryKey, saved);
      setChanges({});
      setPassword('');
      toast({ kind: 'success', text: t('profile:details.saved'), closeLabel: t('common:buttons.close') });
    },
    onError: async (error) => {
      if (isChangedMeanwhile(error)) await queries.invalidateQueries({ queryKey: meQuery.queryKey });
      else if (!isOfFields(error) && !isIncorrect(error)) toastFailure('update', 'profile', error);
    },
  });
  const faultOf = useFaultTexts(save.error);
  const field = (name: Field) => (
    <TextField
      {...inputs[name]}
      label={t(`accounts:field.${name}`)}
      value={changes[name] ?? (name in changes ? '' : (me[name] ?? ''))}
      error={faultOf(name)}
      onChange={({ currentTarget: { value } }) =>
        setChanges(changesTo<Details>(me, { ...changes, [name]: valueOf(name, value) }))
      }
    />
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(isConfirmed && password === '');
    if (Object.keys(changes).length > 0 && !(isConfirmed && password === '')) save.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {isChangedMeanwhile(save.error) && <Callout role="alert">{t('profile:details.changed')}</Callout>}
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
      {isConfirmed && (
        <PasswordField
          label={t('profile:password.current')}
          description={t('profile:details.confirm')}
          autoComplete="current-password"
          value={password}
          error={
            isIncorrect(save.error)
              ? t('profile:password.fault.incorrect')
              : isMissing && password === ''
                ? t('common:messages.fieldRequired')
                : undefined
          }
          showLabel={t('profile:password.show')}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
      )}
      <Button type="submit" loading={save.isPending}>
        {t('common:buttons.save')}
      </Button>
    </form>
  );
}

const isIncorrect = (error: Error | null) => error instanceof ApiError && error.code === 'password_incorrect';

/** There is no empty address: whoever clears the field has none. */
function valueOf(name: Field, text: string): string | null {
  return text.trim() === '' && (name === 'email' || name === 'phone_number') ? null : text;
}
