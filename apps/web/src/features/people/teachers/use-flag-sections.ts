import type { Permission } from '@mindhero/contract/permission';
import { useTranslation } from 'react-i18next';
import { subjects } from '../accounts/account-fields.tsx';

const others = ['can_register_groups', 'can_register_students', 'can_manage_subscriptions'] as const;

interface Section {
  readonly legend: string;
  readonly flags: readonly Permission[];
}

/** The six permissions of a teacher: areas, and what the teacher may do for others. */
export function useFlagSections(): readonly Section[] {
  const { t } = useTranslation(['teachers', 'accounts']);
  return [
    { legend: t('accounts:field.subjects'), flags: subjects },
    { legend: t('teachers:permissions'), flags: others },
  ];
}
