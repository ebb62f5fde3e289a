import { updateStudent } from '@mindhero/contract/student';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { studentQuery } from '../../../entities/person/students.ts';
import { useNamesakes } from '../../../entities/person/use-namesakes.ts';
import { call } from '../../../platform/client.ts';
import { subjects } from './account-fields.tsx';
import { EditAccount } from './edit-account.tsx';

interface EditStudentProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The form of a student's account. */
export function EditStudent({ id, onClose }: EditStudentProps) {
  const { t } = useTranslation('accounts');
  const withNamesakes = useNamesakes('rename');
  const query = studentQuery(id);
  const student = useSuspenseQuery(query).data;
  return (
    <EditAccount
      title={t('edit.title')}
      account={student}
      queryKey={query.queryKey}
      save={(changes) => withNamesakes(changes, (body) => call(updateStudent, { params: { id }, body }))}
      onClose={onClose}
      sections={[
        { legend: t('field.subjects'), flags: subjects },
        { legend: t('field.rating'), flags: ['is_young'] },
      ]}
    />
  );
}
