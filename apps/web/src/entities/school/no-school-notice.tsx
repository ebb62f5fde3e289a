import type { User } from '@mindhero/contract/user';
import { EmptyState } from '@mindhero/ui/empty-state';
import { useTranslation } from 'react-i18next';

/** A director who registered alone leads nobody until an administrator has given them a school. */
export const leadsNoSchool = ({ role, school }: User): boolean => role === 'DIRECTOR' && school === null;

/** Says to such a director what is missing, and who can help. */
export function NoSchoolNotice() {
  const { t } = useTranslation('common');
  return <EmptyState title={t('no_school.title')} text={t('no_school.text')} />;
}
