import { useTranslation } from 'react-i18next';

/** About so many minutes, in words. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation('task_editor');
  return (minutes) => t('minutes', { count: minutes });
}
