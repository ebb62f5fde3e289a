import { useTranslation } from 'react-i18next';
import { SHOWN } from '../../../platform/lists/picking.ts';

interface Found {
  readonly count: number;
}

/** What stands below a list to pick from: that there is nothing, or more than is shown; null if there is no need. */
export function useFoundNote(
  found: Found | undefined,
  nothing: 'no_teachers' | 'no_groups' | 'no_students',
): string | null {
  const { t } = useTranslation('groups');
  if (found === undefined) return null;
  if (found.count === 0) return t(`pick.${nothing}`);
  return found.count > SHOWN ? t('pick.more', { count: found.count - SHOWN }) : null;
}
