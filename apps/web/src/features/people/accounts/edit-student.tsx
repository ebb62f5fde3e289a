import { TextInput } from '@mantine/core';
import { type Student, updateStudent } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { toast } from '@mindhero/ui/toasts';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { studentQuery } from '../../../platform/students.ts';
import { isOfFields, useFaultTexts } from './fault-texts.ts';
import { CommonFields } from './student-fields.tsx';
import { forgetPeople } from './use-account-steps.ts';
import classes from './accounts.module.css';

interface EditStudentProps {
  readonly id: number;
  readonly onClose: () => void;
}

const texts = ['first_name', 'last_name', 'username', 'email', 'phone_number'] as const;
const types = { email: 'email', phone_number: 'tel' } as const;

type Changes = Partial<
  Pick<Student, (typeof texts)[number] | 'language' | 'can_use_math' | 'can_use_reading' | 'can_use_logic'>
>;

/**
 * The form of a student's account. Only what was changed here is kept and sent: when somebody else was faster, the rest
 * shows what they changed, and nothing that was typed is lost.
 */
export function EditStudent({ id, onClose }: EditStudentProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const student = useSuspenseQuery(studentQuery(id)).data;
  const [changes, setChanges] = useState<Changes>({});
  const values = { ...student, ...changes };
  const save = useMutation({
    mutationFn: () => call(updateStudent, { params: { id }, body: { version: student.version, ...changes } }),
    onSuccess: async (saved) => {
      queries.setQueryData(studentQuery(id).queryKey, saved);
      toast({ kind: 'success', text: t('accounts:edit.saved'), closeLabel: t('common:buttons.close') });
      onClose();
      await forgetPeople(queries);
    },
    onError: async (error) => {
      if (isChangedMeanwhile(error)) await queries.invalidateQueries({ queryKey: studentQuery(id).queryKey });
      else if (!isOfFields(error)) toastFailure('update', 'user_data', error);
    },
  });
  const faultOf = useFaultTexts(save.error);
  const change = (more: Changes) => setChanges({ ...changes, ...more });
  const field = (name: (typeof texts)[number]) => ({
    label: t(`accounts:field.${name}`),
    value: values[name] ?? '',
    error: faultOf(name),
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      change({ [name]: value.trim() === '' && name in types ? null : value }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (Object.keys(changes).length === 0) onClose();
    else save.mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={t('accounts:edit.title')} closeLabel={t('common:buttons.close')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {isChangedMeanwhile(save.error) && (
          <p className={classes.changed} role="alert">
            {t('accounts:edit.changed')}
          </p>
        )}
        <div className={classes.pair}>
          <TextInput {...field('first_name')} data-autofocus />
          <TextInput {...field('last_name')} />
        </div>
        <TextInput {...field('username')} />
        <div className={classes.pair}>
          <TextInput {...field('email')} type={types.email} />
          <TextInput {...field('phone_number')} type={types.phone_number} />
        </div>
        <CommonFields values={values} onChange={change} />
        <Button type="submit" loading={save.isPending}>
          {t('accounts:edit.save')}
        </Button>
      </form>
    </Dialog>
  );
}

function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}
