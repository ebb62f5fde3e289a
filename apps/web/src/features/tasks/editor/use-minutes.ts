import { useTranslation } from 'react-i18next';

/** Whole minutes, and never none. */
export const minutesOf = (ms: number): number => Math.max(1, Math.round(ms / 60_000));

/** About so many minutes, in words. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation('task_editor');
  return (minutes) => t('minutes', { count: minutes });
}
