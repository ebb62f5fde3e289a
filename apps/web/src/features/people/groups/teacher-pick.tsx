import { useDebouncedValue } from '@mantine/hooks';
import { Avatar } from '@mindhero/ui/avatar';
import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../platform/names.ts';
import { teachersQuery } from '../../../platform/teachers.ts';
import { useFoundNote } from './found-note.ts';
import { PAUSE_MS, SHOWN } from './picking.ts';

interface TeacherPickProps {
  readonly label: string;
  /** Only teachers of this school. */
  readonly school: number | undefined;
  /** Who is not offered. */
  readonly without?: number | undefined;
  /** What it is called to pick nobody, where that is an option, too. */
  readonly nobody?: string | undefined;
  readonly picked: number | null;
  readonly onPick: (id: number | null) => void;
  readonly error: string | undefined;
}

/** Stands for nobody among the ids of teachers. */
const NOBODY = 0;

/** Who teaches a group, or is to teach it. */
export function TeacherPick({ label, school, without, nobody, picked, onPick, error }: TeacherPickProps) {
  const { t } = useTranslation('groups');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const teachers = useQuery({
    ...teachersQuery({ search, active: 'true', page_size: SHOWN, ...(school !== undefined && { school }) }),
    placeholderData: keepPreviousData,
    meta: { item: 'teachers' },
  });
  const found = teachers.data?.results ?? [];
  const options = found
    .filter(({ id }) => id !== without)
    .map((teacher) => ({
      id: teacher.id,
      name: nameOf(teacher),
      detail: t('pick.teacher_detail', { username: teacher.username, count: teacher.groups }),
      picture: <Avatar avatar={teacher.avatar} name="" size={34} />,
    }));
  const hidden = found.length - options.length;
  const note = useFoundNote(teachers.data && { count: teachers.data.count - hidden }, 'no_teachers');
  return (
    <PickList
      kind="one"
      label={label}
      searchLabel={t('pick.search_teachers')}
      search={typed}
      onSearch={setTyped}
      loading={teachers.isPending || teachers.isPlaceholderData}
      options={nobody === undefined ? options : [{ id: NOBODY, name: nobody }, ...options]}
      picked={new Set(picked === null ? (nobody === undefined ? [] : [NOBODY]) : [picked])}
      onPick={([id = NOBODY]) => onPick(id === NOBODY ? null : id)}
      note={note}
      error={error}
    />
  );
}
