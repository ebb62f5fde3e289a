import { NativeSelect, Textarea } from '@mantine/core';
import type { NewAccount } from '@mindhero/contract/account';
import { createStudents, MOST_NEW_STUDENTS } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { Dialog } from '@mindhero/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { isOfFields, useFaultTexts } from '../../../platform/fault-texts.ts';
import { nameOf } from '../../../platform/names.ts';
import { useNamesakes } from '../../../platform/use-namesakes.ts';
import { GroupField } from './account-fields.tsx';
import { type NameOrder, namesIn } from './pasted-names.ts';
import { CommonFields } from './student-fields.tsx';
import { forgetPeople } from './use-account-steps.ts';
import { useNewStudents } from './use-new-students.ts';
import classes from './accounts.module.css';

interface AddSeveralProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

/** The form for a whole class: names are pasted, and accounts are made for all of them or for none. */
export function AddSeveral({ onClose, onMade }: AddSeveralProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<NameOrder>('first_last');
  const { common, setCommon, group, setGroup, body } = useNewStudents();
  const names = namesIn(text, order);
  const students = names.map(({ first_name, last_name }) => ({ first_name, last_name }));
  const withNamesakes = useNamesakes('add');
  const create = useMutation({
    mutationFn: () => withNamesakes({ ...body, students }, (meant) => call(createStudents, { body: meant })),
    onSuccess: async (made) => {
      onMade(made);
      await forgetPeople(queries);
    },
    onError: (error) => {
      if (!isOfFields(error)) toastFailure('create', 'students', error);
    },
  });
  const isTooMany = students.length > MOST_NEW_STUDENTS;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (students.length > 0 && !isTooMany) create.mutate();
  };
  const faultOf = useFaultTexts(create.error);
  const wrong = wrongField(create.error);
  const fault = isTooMany
    ? t('accounts:several.too_many', { max: MOST_NEW_STUDENTS })
    : wrong !== null
      ? `${t('accounts:several.wrong', { line: names[wrong.index]?.line })} ${faultOf(wrong.field) ?? ''}`
      : create.isSuccess || text === '' || students.length > 0
        ? null
        : t('common:messages.fieldBlank');
  const [first] = students;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('accounts:several.title')}
      closeLabel={t('common:buttons.close')}
      width={640}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <Textarea
          label={t('accounts:several.names')}
          description={t('accounts:several.hint')}
          data-autofocus
          rows={8}
          value={text}
          error={fault}
          onChange={({ currentTarget }) => {
            create.reset();
            setText(currentTarget.value);
          }}
        />
        <div className={classes.pair}>
          <NativeSelect
            label={t('accounts:several.order')}
            value={order}
            onChange={({ currentTarget }) =>
              setOrder(currentTarget.value === 'last_first' ? 'last_first' : 'first_last')
            }
          >
            <option value="first_last">{t('accounts:several.first_last')}</option>
            <option value="last_first">{t('accounts:several.last_first')}</option>
          </NativeSelect>
          <GroupField value={group} fault={faultOf('groups')} onChange={setGroup} />
        </div>
        <CommonFields values={common} onChange={setCommon} />
        {first !== undefined && (
          <Callout>{t('accounts:several.example', { name: nameOf({ ...first, username: '' }) })}</Callout>
        )}
        <Button type="submit" loading={create.isPending}>
          {t('accounts:several.create', { count: students.length })}
        </Button>
      </form>
    </Dialog>
  );
}

/** The first name that the server did not take, by its place, and the field at fault. */
function wrongField(error: unknown): { readonly index: number; readonly field: string } | null {
  if (!(error instanceof ApiError)) return null;
  const found = error.fields.map(({ path }) => /^body\.(students\.(\d+)\..+)$/.exec(path));
  const [, field, index] = found.find((match) => match !== null) ?? [];
  return field === undefined ? null : { index: Number(index), field };
}
