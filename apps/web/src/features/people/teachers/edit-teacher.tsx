import { updateTeacher } from '@mindhero/contract/teacher';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teacherQuery } from '../../../entities/person/teachers.ts';
import { useNamesakes } from '../../../entities/person/use-namesakes.ts';
import { call } from '../../../platform/client.ts';
import { EditAccount } from '../accounts/edit-account.tsx';
import { useFlagSections } from './use-flag-sections.ts';

interface EditTeacherProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The form of a teacher's account. */
export function EditTeacher({ id, onClose }: EditTeacherProps) {
  const { t } = useTranslation('teachers');
  const withNamesakes = useNamesakes('rename');
  const query = teacherQuery(id);
  const teacher = useSuspenseQuery(query).data;
  const sections = useFlagSections(teacher.role);
  return (
    <EditAccount
      title={t(teacher.role === 'DIRECTOR' ? 'edit_director' : 'edit')}
      account={teacher}
      queryKey={query.queryKey}
      save={(changes) => withNamesakes(changes, (body) => call(updateTeacher, { params: { id }, body }))}
      onClose={onClose}
      sections={sections}
    />
  );
}
