import { type Group, moveGroupMembers } from '@mindhero/contract/group';
import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { groupListQuery } from '../../../platform/groups.ts';
import { PAUSE_MS, SHOWN } from '../../../platform/lists/picking.ts';
import { nameOf } from '../../../platform/names.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';
import { useFoundNote } from './found-note.ts';
import { PickDialog } from './pick-dialog.tsx';
import { useMembersChange } from './use-members.ts';

interface MoveDialogProps {
  readonly group: Group;
  readonly students: ReadonlySet<number>;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Moves students to another group of the same school. */
export function MoveDialog({ group, students, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation('groups');
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, PAUSE_MS);
  const [to, setTo] = useState<number | null>(null);
  const ofSchool = group.school === null ? {} : { school: group.school.id };
  const groups = useQuery({
    ...groupListQuery({ search, page_size: SHOWN, ...ofSchool }),
    placeholderData: keepPreviousData,
    meta: { item: 'groups' },
  });
  const others = (groups.data?.results ?? []).filter(({ id }) => id !== group.id);
  const note = useFoundNote(groups.data && { count: others.length && groups.data.count }, 'no_groups');
  const move = useMembersChange({
    done: 'moved',
    call: (ids) =>
      call(moveGroupMembers, { params: { id: group.id }, body: { students: [...ids], to: to ?? 0 } }),
    onDone: onMoved,
  });
  return (
    <PickDialog
      title={t('move_count', { count: students.size })}
      submitLabel={t('move_submit')}
      isReady={to !== null}
      isPending={move.isPending}
      onClose={onClose}
      onSubmit={() => move.mutate([...students])}
    >
      <p>{t('leave_text')}</p>
      <PickList
        kind="one"
        label={t('pick.group')}
        searchLabel={t('search')}
        search={typed}
        onSearch={setTyped}
        loading={groups.isPending || groups.isPlaceholderData}
        options={others.map(({ id, name, teacher, students: count }) => ({
          id,
          name,
          detail: [...(teacher === null ? [] : [nameOf(teacher)]), t('student_count', { count })].join(' · '),
        }))}
        picked={new Set(to === null ? [] : [to])}
        onPick={([id = null]) => setTo(id)}
        note={note}
      />
    </PickDialog>
  );
}
