import { FEW_ANSWERS } from '@mindhero/engine/few';
import { wholeMinutes } from '@mindhero/engine/minutes';
import { subjects } from '@mindhero/engine/subject';
import { HeatTable } from '@mindhero/ui/heat-table';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import type { TrainingDay } from './training-days.ts';

interface TableProps {
  /** The oldest first. */
  readonly days: readonly TrainingDay[];
}

/** Minutes by area, of days on which there were any; the latest first. */
export function MinutesTable({ days }: TableProps) {
  const { t } = useTranslation(['people', 'common']);
  const { date, number } = useFormats();
  const trained = days.filter((day) => subjects.some((subject) => day[subject] > 0));
  return (
    <HeatTable
      label={t('people:days.minutes')}
      of={t('people:days.day')}
      columns={subjects.map((subject) => ({ name: t(`common:navigation.${subject}`) }))}
      rows={trained.toReversed().map((day) => ({
        key: day.day,
        head: date(day.day),
        cells: subjects.map((subject) => number(wholeMinutes(day[subject]))),
      }))}
    />
  );
}

/** Right answers, of days on which there were any; the latest first. A day of few answers says little. */
export function AccuracyTable({ days }: TableProps) {
  const { t } = useTranslation('people');
  const { date, number } = useFormats();
  return (
    <HeatTable
      label={t('days.accuracy')}
      of={t('days.day')}
      columns={[{ name: t('days.accuracy') }, { name: t('days.answers') }]}
      rows={days.toReversed().flatMap(({ day, accuracy, answers }) =>
        accuracy === null
          ? []
          : {
              key: day,
              head: date(day),
              cells: [
                {
                  value: number(accuracy),
                  few: answers < FEW_ANSWERS ? t('few_in_grey') : undefined,
                },
                number(answers),
              ],
            },
      )}
    />
  );
}
