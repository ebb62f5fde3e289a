import { useDebouncedValue } from '@mantine/hooks';
import { Avatar } from '@mindhero/ui/avatar';
import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teachersQuery } from '../../../platform/groups.ts';
import { nameOf } from '../../../platform/names.ts';
import { useFoundNote } from './found-note.ts';
import { PAUSE_MS, SHOWN } from './picking.ts';
import type { GroupFaults } from './use-save-group.ts';

interface TeacherPickProps {
  /** Only teachers of this school. */
  readonly school: number | undefined;
  readonly picked: number | null;
  readonly onPick: (id: number | null) => void;
  readonly fault: GroupFaults['teacher'];
}

/** Who teaches a group. */
export function TeacherPick({ school, picked, onPick, fault }: TeacherPickProps) {
  const { t } = useTranslation(['groups', 'common']);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const teachers = useQuery({
    ...teachersQuery({ search, active: 'true', page_size: SHOWN, ...(school !== undefined && { school }) }),
    placeholderData: keepPreviousData,
    meta: { item: 'teachers' },
  });
  const note = useFoundNote(teachers.data, 'no_teachers');
  return (
    <PickList
      kind="one"
      label={t('groups:teacher')}
      searchLabel={t('groups:pick.search_teachers')}
      search={typed}
      onSearch={setTyped}
      loading={teachers.isPending || teachers.isPlaceholderData}
      options={(teachers.data?.results ?? []).map((teacher) => ({
        id: teacher.id,
        name: nameOf(teacher),
        detail: t('groups:pick.teacher_detail', { username: teacher.username, count: teacher.groups }),
        picture: <Avatar avatar={teacher.avatar} name="" size={34} />,
      }))}
      picked={new Set(picked === null ? [] : [picked])}
      onPick={([id = null]) => onPick(id)}
      note={note}
      error={
        fault === undefined
          ? undefined
          : t(fault === 'required' ? 'common:messages.fieldRequired' : 'groups:fault.teacher')
      }
    />
  );
}
