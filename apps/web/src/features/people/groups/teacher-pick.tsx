import { isFound, type Named } from '@mindhero/contract/name';
import { Avatar } from '@mindhero/ui/avatar';
import { PickList, type PickOption } from '@mindhero/ui/pick-list';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { teachersQuery } from '../../../entities/person/teachers.ts';
import { usePicking } from '../../../platform/lists/use-picking.ts';
import { useFoundNote } from './found-note.ts';

type Director = Named & { readonly id: number; readonly avatar: string };

interface TeacherPickProps {
  readonly label: string;
  /** Only teachers of this school. */
  readonly school: number | undefined;
  /** Who is not offered. */
  readonly without?: number | undefined;
  /** Who directs the school, where that is an option, too. */
  readonly director?: Director | undefined;
  /** What it is called to pick nobody, where that is an option, too. */
  readonly nobody?: string | undefined;
  readonly picked: number | null;
  readonly onPick: (id: number | null) => void;
  readonly error: string | null;
}

/** Stands for nobody among the ids of teachers. */
const NOBODY = 0;

/** Who teaches a group, or is to teach it. */
export function TeacherPick(props: TeacherPickProps) {
  const { label, school, without, director, nobody, picked, onPick, error } = props;
  const { t } = useTranslation(['groups', 'roles']);
  const { search, found, count, field } = usePicking(
    (asked) =>
      teachersQuery({ ...asked, active: 'true', role: 'TEACHER', ...(school !== undefined && { school }) }),
    'teachers',
  );
  const colleagues = found
    .filter(({ id }) => id !== without)
    .map((teacher) => ({
      id: teacher.id,
      name: nameOf(teacher),
      detail: t('groups:pick.teacher_detail', { username: teacher.username, count: teacher.groups }),
      picture: <Avatar avatar={teacher.avatar} name="" size={34} />,
    }));
  const options: readonly PickOption[] =
    director === undefined || !isFound(director, search)
      ? colleagues
      : [
          {
            id: director.id,
            name: nameOf(director),
            detail: `${director.username} · ${t('roles:DIRECTOR')}`,
            picture: <Avatar avatar={director.avatar} name="" size={34} />,
          },
          ...colleagues,
        ];
  // The director is not among those who were counted; who is left out is.
  const beside = options.length - found.length;
  const note = useFoundNote(count === undefined ? count : count + beside, 'no_teachers');
  return (
    <PickList
      kind="one"
      label={label}
      searchLabel={t('groups:pick.search_teachers')}
      {...field}
      options={nobody === undefined ? options : [{ id: NOBODY, name: nobody }, ...options]}
      picked={new Set(picked === null ? (nobody === undefined ? [] : [NOBODY]) : [picked])}
      onPick={([id = NOBODY]) => onPick(id === NOBODY ? null : id)}
      note={note}
      error={error}
    />
  );
}
