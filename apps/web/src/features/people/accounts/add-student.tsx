import { TextInput } from '@mantine/core';
import type { NewAccount } from '@mindhero/contract/account';
import { createStudent } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { isOfFields, useFaultTexts } from './fault-texts.ts';
import { CommonFields, GroupField } from './student-fields.tsx';
import { forgetPeople } from './use-account-steps.ts';
import { useNewStudents } from './use-new-students.ts';
import classes from './accounts.module.css';

interface AddStudentProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

/** The form for one new student. */
export function AddStudent({ onClose, onMade }: AddStudentProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [names, setNames] = useState({ first_name: '', last_name: '', username: '' });
  const { common, setCommon, group, setGroup, body } = useNewStudents();
  const create = useMutation({
    mutationFn: () => {
      const username = names.username.trim();
      return call(createStudent, {
        body: { ...body, ...names, username: username === '' ? undefined : username },
      });
    },
    onSuccess: async (made) => {
      onMade([made]);
      await forgetPeople(queries);
    },
    onError: (error) => {
      if (!isOfFields(error)) toastFailure('create', 'students', error);
    },
  });
  const faultOf = useFaultTexts(create.error);
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
    create.mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={t('accounts:add')} closeLabel={t('common:buttons.close')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextInput {...field('first_name')} data-autofocus />
          <TextInput {...field('last_name')} />
        </div>
        <TextInput {...field('username')} description={t('accounts:field.username_hint')} />
        <GroupField value={group} onChange={setGroup} />
        <CommonFields values={common} onChange={setCommon} />
        <Button type="submit" loading={create.isPending}>
          {t('accounts:add')}
        </Button>
      </form>
    </Dialog>
  );
}
