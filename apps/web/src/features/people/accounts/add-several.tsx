import type { NewAccount } from '@mindhero/contract/account';
import { createStudents, MOST_NEW_STUDENTS } from '@mindhero/contract/student';
import { TextArea } from '@mindhero/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamesakes } from '../../../entities/person/use-namesakes.ts';
import { call } from '../../../platform/client.ts';
import { useFaultWords } from '../../../platform/form/fault-words.ts';
import { missing } from '../../../platform/form/faults.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { NamesPreview } from './names-preview.tsx';
import { type FaultPlace, namesIn, type PastedName, repeated, swapped } from './pasted-names.ts';
import { StudentFields, useUsualStudent } from './student-fields.tsx';
import { useNewAccounts } from './use-new-accounts.ts';

interface AddSeveralProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

const noStudents: readonly PastedName[] = [];

/** The form for a whole class: names are pasted, and accounts are made for all of them or for none. */
export function AddSeveral({ onClose, onMade }: AddSeveralProps) {
  const { t } = useTranslation('accounts');
  const wordsOf = useFaultWords();
  const withNamesakes = useNamesakes('add');
  const [{ text, isSwapped }, setPasted] = useState({ text: '', isSwapped: false });
  const form = useNewAccounts({
    values: { ...useUsualStudent(), students: noStudents },
    check: ({ students }) => (students.length > 0 ? {} : { students: missing(text) ?? { code: 'blank' } }),
    create: ({ students, ...common }) => {
      const names = students.map(({ first_name, last_name }) => ({ first_name, last_name }));
      return withNamesakes({ ...common, students: names }, (body) => call(createStudents, { body }));
    },
    item: 'students',
    onMade,
  });
  const { students } = form.values;
  const paste = (next: { readonly text: string; readonly isSwapped: boolean }) => {
    const read = namesIn(next.text);
    setPasted(next);
    form.change({ students: next.isSwapped ? read.map(swapped) : read });
  };
  const isTooMany = students.length > MOST_NEW_STUDENTS;
  const isFaulty = isTooMany || students.some(({ faults }) => Object.keys(faults).length > 0);
  const faultOf = (name: PastedName, place: FaultPlace): string | null => {
    const line = `students.${students.indexOf(name)}`;
    const path = place === 'line' ? line : `${line}.${place}`;
    // The usernames that are made of them have no cell of their own.
    const ofLine = place === 'line' ? form.errorOf(`${line}.username`) : null;
    return wordsOf(path, name.faults[place]) ?? form.errorOf(path) ?? ofLine;
  };
  return (
    <FormDialog
      title={t('several.title')}
      width={640}
      form={form}
      submitLabel={t('several.create', { count: students.length })}
      isReady={!isFaulty}
      onClose={onClose}
    >
      <TextArea
        label={t('several.names')}
        description={t('several.hint')}
        data-autofocus
        rows={students.length > 0 ? 4 : 8}
        value={text}
        error={isTooMany ? t('several.too_many', { max: MOST_NEW_STUDENTS }) : form.errorOf('students')}
        onChange={({ currentTarget }) => paste({ text: currentTarget.value, isSwapped })}
      />
      {students.length > 0 && !isTooMany && (
        <NamesPreview
          names={students}
          faultOf={faultOf}
          repeated={repeated(students)}
          onSwap={() => paste({ text, isSwapped: !isSwapped })}
        />
      )}
      <StudentFields form={form} />
    </FormDialog>
  );
}
