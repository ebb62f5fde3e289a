import type { Permission } from '@mindhero/contract/permission';
import type { TeacherRow } from '@mindhero/contract/teacher';
import { useTranslation } from 'react-i18next';
import { subjects } from '../accounts/account-fields.tsx';

const others = ['can_register_groups', 'can_register_students', 'can_manage_subscriptions'] as const;

interface Section {
  readonly legend: string;
  readonly flags: readonly Permission[];
}

/** The six permissions of a teacher: areas, and what the teacher may do for others. All but one a director has by the role. */
export function useFlagSections(role: TeacherRow['role'] = 'TEACHER'): readonly Section[] {
  const { t } = useTranslation(['teachers', 'accounts']);
  if (role === 'DIRECTOR') return [{ legend: t('teachers:permissions'), flags: ['can_register_groups'] }];
  return [
    { legend: t('accounts:field.subjects'), flags: subjects },
    { legend: t('teachers:permissions'), flags: others },
  ];
}
