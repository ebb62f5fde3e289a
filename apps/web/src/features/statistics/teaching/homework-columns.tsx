import type { HomeworkPupil } from '@mindhero/contract/statistics/teaching';
import { wholeMinutesOf } from '@mindhero/engine/minutes';
import { Avatar } from '@mindhero/ui/avatar';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { useFormats } from '../../../platform/format.ts';
import type { ValuedColumn } from './whole-table.tsx';
import classes from './teaching.module.css';

const sums = ['done', 'late', 'missing', 'open'] as const;

/** How many tasks a pupil did in time, late and not at all, and how long it took. */
export function usePupilColumns(): readonly ValuedColumn<HomeworkPupil>[] {
  const { t } = useTranslation('statistics_teaching');
  const { number } = useFormats();
  return [
    {
      id: 'name',
      header: t('grid.name'),
      hasFace: true,
      value: nameOf,
      cell: (pupil) => (
        <Link to="/students/$id" params={{ id: String(pupil.id) }} className={classes.name}>
          <Avatar avatar={pupil.avatar} name="" size={30} />
          {nameOf(pupil)}
        </Link>
      ),
    },
    ...sums.map((sum): ValuedColumn<HomeworkPupil> => ({
      id: sum,
      header: t(`homework.column.${sum}`),
      isFigure: true,
      below: 'named',
      align: 'end',
      value: (pupil) => pupil[sum],
      cell: (pupil) =>
        pupil[sum] === 0 ? (
          <span className={classes.none}>0</span>
        ) : (
          <b className={classes.figure} data-tone={sum}>
            {number(pupil[sum])}
          </b>
        ),
    })),
    {
      id: 'minutes',
      header: t('homework.column.minutes'),
      isFigure: true,
      below: 'named',
      align: 'end',
      value: ({ active_ms: ms }) => ms,
      cell: ({ active_ms: ms }) => number(wholeMinutesOf(ms)),
    },
  ];
}
