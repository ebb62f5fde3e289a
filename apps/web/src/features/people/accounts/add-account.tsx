import type { NewAccount } from '@mindhero/contract/account';
import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { TextField } from '@mindhero/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Item, toastFailure } from '../../../platform/failures.ts';
import { isOfFields, useFaultTexts } from '../../../platform/fault-texts.ts';
import { forgetPeople } from './use-account-steps.ts';
import classes from './accounts.module.css';

/** How somebody new is called; without a username one is made. */
export interface NewNames {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string | undefined;
}

interface AddAccountProps {
  /** Of the window, and of the button that sends the form. */
  readonly title: string;
  /** What is not made, should it come to that. */
  readonly item: Item;
  readonly create: (names: NewNames) => Promise<NewAccount>;
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
  /** Further fields, by what was wrong with them. */
  readonly children: (faultOf: (field: string) => string | null) => ReactNode;
}

/** The form for one new account. */
export function AddAccount({ title, item, create, onClose, onMade, children }: AddAccountProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [names, setNames] = useState({ first_name: '', last_name: '', username: '' });
  const making = useMutation({
    mutationFn: () => {
      const username = names.username.trim();
      return create({ ...names, username: username === '' ? undefined : username });
    },
    onSuccess: async (made) => {
      onMade([made]);
      await forgetPeople(queries);
    },
    onError: (error) => {
      if (!isOfFields(error)) toastFailure('create', item, error);
    },
  });
  const faultOf = useFaultTexts(making.error);
  const field = (name: keyof typeof names) => ({
    label: t(`accounts:field.${name}`),
    value: names[name],
    error: faultOf(name),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setNames({ ...names, [name]: currentTarget.value }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    making.mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={t('common:buttons.close')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextField {...field('first_name')} data-autofocus />
          <TextField {...field('last_name')} />
        </div>
        <TextField {...field('username')} description={t('accounts:field.username_hint')} />
        {children(faultOf)}
        <Button type="submit" loading={making.isPending}>
          {title}
        </Button>
      </form>
    </Dialog>
  );
}
