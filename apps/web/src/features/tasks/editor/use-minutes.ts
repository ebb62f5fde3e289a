import { minutesOf, wholeMinutes } from '@mindhero/engine/minutes';
import { useTranslation } from 'react-i18next';

/** What a task takes, in whole minutes. */
export const wholeMinutesOf = (ms: number): number => wholeMinutes(minutesOf(ms));

/** About so many minutes, in words. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation('task_editor');
  return (minutes) => t('minutes', { count: minutes });
}
