import type { Group } from '@mindhero/contract/group';
import { wholeMinutes } from '@mindhero/engine/minutes';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { useFormats } from '../../../platform/format.ts';
import { WeekAccuracy } from '../accuracy.tsx';

/** The columns of the list of groups; a teacher's are all the teacher's own, and only administrators see several schools. */
export function useGroupColumns(): readonly Column<Group>[] {
  const { t } = useTranslation('groups');
  const { number } = useFormats();
  const { role } = useMe();
  return useMemo(() => {
    const teacher: Column<Group> = {
      id: 'teacher',
      yields: 4,
      header: t('teacher'),
      cell: (group) => (group.teacher === null ? '–' : nameOf(group.teacher)),
    };
    const school: Column<Group> = {
      id: 'school',
      yields: 2,
      header: t('school'),
      cell: (group) => group.school?.name ?? '–',
    };
    return [
      { id: 'name', header: t('name'), sortable: true, cell: ({ name }) => name },
      ...(role === 'TEACHER' ? [] : [teacher]),
      ...(role === 'ADMIN' ? [school] : []),
      {
        id: 'students',
        isBrief: true,
        header: t('students'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: ({ students }) => number(students),
      },
      {
        id: 'week_active',
        yields: 1,
        header: t('week_active'),
        align: 'end',
        cell: ({ week_active }) => number(week_active),
      },
      {
        id: 'week_minutes',
        yields: 3,
        header: t('week_minutes'),
        align: 'end',
        cell: ({ week_minutes }) => number(wholeMinutes(week_minutes)),
      },
      {
        id: 'week_accuracy',
        header: t('week_accuracy'),
        align: 'end',
        cell: (group) => <WeekAccuracy week={group} />,
      },
    ];
  }, [t, number, role]);
}
