/** What was done of the homework that was due: told alike wherever it is. */
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { type Due, homeworkShare } from './shares.ts';
import { useShare } from './use-share.ts';

/** What stands in its tile, but the name. */
export function useHomeworkRate() {
  const { t } = useTranslation('statistics');
  const { number } = useFormats();
  const read = useShare();
  return (due: Due, before: Due) => {
    const found = homeworkShare(due);
    return {
      value: read(found),
      few: found.isFew && found.percent !== null ? t('few_of') : undefined,
      note: t('homework_of', {
        done: number(due.done),
        assigned: number(due.assigned),
        before: read(homeworkShare(before)),
      }),
    };
  };
}
