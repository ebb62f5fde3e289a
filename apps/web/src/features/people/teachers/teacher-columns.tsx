import type { TeacherRow } from '@mindhero/contract/teacher';
import type { Column } from '@mindhero/ui/data-table';
import { Pill } from '@mindhero/ui/pill';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { useFormats } from '../../../platform/format.ts';
import { PersonName } from '../person-name.tsx';
import classes from '../people.module.css';

/** The columns of the list of teachers; only administrators see several schools. */
export function useTeacherColumns(): readonly Column<TeacherRow>[] {
  const { t } = useTranslation(['teachers', 'roles']);
  const { number } = useFormats();
  const { role } = useMe();
  return useMemo(() => {
    const school: Column<TeacherRow> = {
      id: 'school',
      yields: 1,
      header: t('teachers:school'),
      cell: (teacher) => teacher.school?.name ?? '–',
    };
    return [
      {
        id: 'last_name',
        header: t('teachers:column.name'),
        sortable: true,
        hasFace: true,
        cell: (teacher) => (
          <span className={classes.withRole}>
            <PersonName person={teacher} />
            {teacher.role === 'DIRECTOR' && <Pill tone="brand">{t('roles:DIRECTOR')}</Pill>}
          </span>
        ),
      },
      ...(role === 'ADMIN' ? [school] : []),
      {
        id: 'groups',
        header: t('teachers:column.groups'),
        align: 'end',
        cell: ({ groups }) => number(groups),
      },
      {
        id: 'students',
        isBrief: true,
        header: t('teachers:column.students'),
        align: 'end',
        cell: ({ students }) => number(students),
      },
    ];
  }, [t, number, role]);
}
