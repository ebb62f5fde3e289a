import type { StudentRow } from '@mindhero/contract/student';
import { wholeMinutes } from '@mindhero/engine/minutes';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { useFormats } from '../../../platform/format.ts';
import { useNow } from '../../../platform/use-now.ts';
import { WeekAccuracy } from '../accuracy.tsx';
import { PersonName } from '../person-name.tsx';
import classes from './students.module.css';

/** The columns of the list of pupils; only administrators see several schools. */
export function useStudentColumns(): readonly Column<StudentRow>[] {
  const { t } = useTranslation(['people', 'lists']);
  const { number, daysAgo } = useFormats();
  const now = useNow();
  const seesSchools = isAdmin(useMe());
  return useMemo(() => {
    const school: Column<StudentRow> = {
      id: 'school',
      yields: 4,
      header: t('lists:school'),
      cell: (student) => (
        <span className={classes.wrapping} data-clip title={student.school?.name}>
          {student.school?.name ?? '–'}
        </span>
      ),
    };
    return [
      {
        id: 'last_name',
        header: t('people:column.name'),
        sortable: true,
        hasFace: true,
        cell: (student) => <PersonName person={student} />,
      },
      ...(seesSchools ? [school] : []),
      {
        id: 'groups',
        header: t('people:column.groups'),
        cell: ({ groups }) => (groups.length === 0 ? '–' : <Groups groups={groups} />),
      },
      {
        id: 'level',
        yields: 1,
        header: t('people:column.level'),
        align: 'end',
        cell: ({ level }) => level,
      },
      {
        id: 'points',
        yields: 3,
        header: t('people:column.points'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: ({ points }) => number(points),
      },
      {
        id: 'week_minutes',
        yields: 5,
        header: t('people:column.week_minutes'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: ({ week_minutes }) => number(wholeMinutes(week_minutes)),
      },
      {
        id: 'week_accuracy',
        isBrief: true,
        header: t('people:column.week_accuracy'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: (student) => <WeekAccuracy week={student} />,
      },
      {
        id: 'last_played_at',
        header: t('people:column.last_played'),
        sortable: true,
        cell: ({ last_played_at }) =>
          last_played_at === null ? t('people:never') : daysAgo(last_played_at, now),
      },
      {
        id: 'last_homework_at',
        yields: 2,
        header: t('people:column.last_homework'),
        cell: ({ last_homework_at: at }) => (at === null ? t('people:never') : daysAgo(at, now)),
      },
    ];
  }, [t, number, daysAgo, now, seesSchools]);
}

/** A name of two words stays on one line where it fits; where it does not, no line begins with a point. */
function Groups({ groups }: Pick<StudentRow, 'groups'>) {
  return (
    <span className={classes.wrapping} data-clip title={groups.map(({ name }) => name).join(', ')}>
      {groups.map(({ id, name }, index) => (
        <span key={id} className={classes.group}>
          {name.replaceAll(' ·', '\u00A0·')}
          {index < groups.length - 1 && ', '}
        </span>
      ))}
    </span>
  );
}
