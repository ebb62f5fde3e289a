import type { School } from '@mindhero/contract/school';
import type { Column } from '@mindhero/ui/data-table';
import { Pill } from '@mindhero/ui/pill';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../entities/person/names.ts';
import { useFormats } from '../../platform/format.ts';
import classes from './schools.module.css';

/** The columns of the table of schools, in the language of the page. */
export function useSchoolColumns(): readonly Column<School>[] {
  const { t } = useTranslation('schools');
  const { number, date } = useFormats();
  return useMemo(() => {
    const figure = (
      id: 'teachers' | 'students' | 'groups' | 'members',
      place: Pick<Column<School>, 'yields' | 'isBrief' | 'below'>,
    ): Column<School> => ({
      id,
      ...place,
      header: t(`column.${id}`),
      align: 'end',
      cell: (school) => number(school[id]),
    });
    return [
      {
        id: 'name',
        header: t('column.name'),
        sortable: true,
        cell: ({ name, archived_at }) => (
          <span className={classes.name}>
            <b>{name}</b>
            {archived_at !== null && <Pill>{t('archived')}</Pill>}
          </span>
        ),
      },
      {
        id: 'director',
        below: 'named',
        header: t('column.director'),
        cell: ({ director }) => (director === null ? '–' : nameOf(director)),
      },
      figure('teachers', { yields: 4, below: 'named' }),
      figure('students', { below: 'named' }),
      figure('groups', { yields: 3 }),
      figure('members', { yields: 2 }),
      {
        id: 'created_at',
        yields: 1,
        header: t('column.created_at'),
        sortable: true,
        cell: ({ created_at }) => date(created_at),
      },
    ];
  }, [t, number, date]);
}
