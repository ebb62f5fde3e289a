import { addGroupMembers } from '@mindhero/contract/group';
import { Avatar } from '@mindhero/ui/avatar';
import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { PAUSE_MS, SHOWN } from '../../../platform/lists/picking.ts';
import { nameOf } from '../../../platform/names.ts';
import { studentsQuery } from '../../../platform/students.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';
import { useFoundNote } from './found-note.ts';
import { PickDialog } from './pick-dialog.tsx';
import { useMembersChange } from './use-members.ts';

interface AddDialogProps {
  readonly groupId: number;
  readonly onClose: () => void;
}

/** Takes students into a group, several at once. */
export function AddDialog({ groupId, onClose }: AddDialogProps) {
  const { t } = useTranslation('groups');
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, PAUSE_MS);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const students = useQuery({
    ...studentsQuery({ joining: groupId, search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item: 'students' },
  });
  const note = useFoundNote(students.data, 'no_students');
  const add = useMembersChange({
    done: 'added',
    call: (ids) => call(addGroupMembers, { params: { id: groupId }, body: { students: [...ids] } }),
    onDone: onClose,
  });
  return (
    <PickDialog
      title={t('add')}
      submitLabel={picked.size === 0 ? t('add') : t('add_count', { count: picked.size })}
      isReady={picked.size > 0}
      isPending={add.isPending}
      onClose={onClose}
      onSubmit={() => add.mutate([...picked])}
    >
      <PickList
        kind="several"
        label={t('pick.students')}
        searchLabel={t('pick.search_students')}
        search={typed}
        onSearch={setTyped}
        loading={students.isPending || students.isPlaceholderData}
        options={(students.data?.results ?? []).map((student) => ({
          id: student.id,
          name: nameOf(student),
          detail: [student.username, ...student.groups.map(({ name }) => name)].join(' · '),
          picture: <Avatar avatar={student.avatar} name="" size={34} />,
        }))}
        picked={picked}
        onPick={setPicked}
        note={note}
      />
    </PickDialog>
  );
}
