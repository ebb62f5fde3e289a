import { useTranslation } from 'react-i18next';
import { SHOWN } from '../../../platform/lists/picking.ts';

/**
 * What stands below a list to pick from: that there is nothing, or more than is shown; null if there is no need.
 * @param count of what was found; undefined until it is known
 */
export function useFoundNote(
  count: number | undefined,
  nothing: 'no_teachers' | 'no_groups' | 'no_students',
): string | null {
  const { t } = useTranslation('groups');
  if (count === undefined) return null;
  if (count === 0) return t(`pick.${nothing}`);
  return count > SHOWN ? t('pick.more', { count: count - SHOWN }) : null;
}
