import type { NewAccount } from '@mindhero/contract/account';
import { createStudent } from '@mindhero/contract/student';
import { useTranslation } from 'react-i18next';
import { useNamesakes } from '../../../entities/person/use-namesakes.ts';
import { call } from '../../../platform/client.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { NameFields } from './name-fields.tsx';
import { StudentFields, useUsualStudent } from './student-fields.tsx';
import { named, noNames, useNewAccounts } from './use-new-accounts.ts';

interface AddStudentProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

/** The form for one new student. */
export function AddStudent({ onClose, onMade }: AddStudentProps) {
  const { t } = useTranslation('accounts');
  const withNamesakes = useNamesakes('add');
  const form = useNewAccounts({
    values: { ...noNames, ...useUsualStudent() },
    create: async (values) => [await withNamesakes(named(values), (body) => call(createStudent, { body }))],
    item: 'students',
    onMade,
  });
  return (
    <FormDialog title={t('add')} submitLabel={t('add')} form={form} onClose={onClose}>
      <NameFields field={form.text} hint={t('field.username_hint')} />
      <StudentFields form={form} />
    </FormDialog>
  );
}
