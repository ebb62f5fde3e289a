import type { NewAccount } from '@mindhero/contract/account';
import { createStudents, MOST_NEW_STUDENTS } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { TextArea } from '@mindhero/ui/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { isOfFields, useFaultTexts } from '../../../platform/fault-texts.ts';
import { useNamesakes } from '../../../platform/use-namesakes.ts';
import { GroupField } from './account-fields.tsx';
import { NamesPreview } from './names-preview.tsx';
import { type FaultPlace, namesIn, type PastedName, repeated, swapped } from './pasted-names.ts';
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
  const [isSwapped, setSwapped] = useState(false);
  const { common, setCommon, group, setGroup, body } = useNewStudents();
  const read = namesIn(text);
  const names = isSwapped ? read.map(swapped) : read;
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
  const isFaulty = isTooMany || names.some(({ faults }) => Object.keys(faults).length > 0);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (students.length > 0 && !isFaulty) create.mutate();
  };
  const textOf = useFaultTexts(create.error);
  const refused = refusedNames(create.error);
  const faultOf = (name: PastedName, place: FaultPlace): string | null => {
    const own = name.faults[place];
    if (own !== undefined) return t(`accounts:several.fault.${own}`);
    const field = refused.get(`${names.indexOf(name)}.${place}`);
    return field === undefined ? null : textOf(field);
  };
  const fault = isTooMany
    ? t('accounts:several.too_many', { max: MOST_NEW_STUDENTS })
    : create.isSuccess || text === '' || students.length > 0
      ? null
      : t('common:messages.fieldBlank');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('accounts:several.title')}
      closeLabel={t('common:buttons.close')}
      width={640}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextArea
          label={t('accounts:several.names')}
          description={t('accounts:several.hint')}
          data-autofocus
          rows={names.length > 0 ? 4 : 8}
          value={text}
          error={fault}
          onChange={({ currentTarget }) => {
            create.reset();
            setText(currentTarget.value);
          }}
        />
        {names.length > 0 && !isTooMany && (
          <NamesPreview
            names={names}
            faultOf={faultOf}
            repeated={repeated(names)}
            onSwap={() => {
              create.reset();
              setSwapped(!isSwapped);
            }}
          />
        )}
        <GroupField value={group} fault={textOf('groups')} onChange={setGroup} />
        <CommonFields values={common} onChange={setCommon} />
        <Button type="submit" loading={create.isPending} disabled={isFaulty}>
          {t('accounts:several.create', { count: students.length })}
        </Button>
      </form>
    </Dialog>
  );
}

/** What the server did not take: fields of the answer by the place of a name among all and which of the two it is. */
function refusedNames(error: unknown): ReadonlyMap<string, string> {
  const fields = error instanceof ApiError ? error.fields : [];
  return new Map(
    fields.flatMap(({ path }): [string, string][] => {
      const [, field, index, name = ''] = /^body\.(students\.(\d+)\.(.+))$/.exec(path) ?? [];
      const place: FaultPlace = name === 'first_name' || name === 'last_name' ? name : 'line';
      return field === undefined ? [] : [[`${index}.${place}`, field]];
    }),
  );
}
