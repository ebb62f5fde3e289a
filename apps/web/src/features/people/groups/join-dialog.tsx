import { MOST_AT_ONCE } from '@mindhero/contract/fields';
import { addGroupMembers } from '@mindhero/contract/group';
import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { groupListQuery } from '../../../platform/groups.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { PAUSE_MS, SHOWN } from '../../../platform/lists/picking.ts';
import { nameOf } from '../../../platform/names.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';
import { useFoundNote } from './found-note.ts';
import { PickDialog } from './pick-dialog.tsx';
import { useMembersChange } from './use-members.ts';

interface JoinDialogProps {
  readonly students: readonly number[];
  /** Groups in which they are. */
  readonly without?: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds students to a group that is picked. */
export function JoinDialog({ students, without = [], onClose, onDone }: JoinDialogProps) {
  const { t } = useTranslation('groups');
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, PAUSE_MS);
  const [to, setTo] = useState<number | null>(null);
  const groups = useQuery({
    ...groupListQuery({ search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item: 'groups' },
  });
  const others = (groups.data?.results ?? []).filter(({ id }) => !without.includes(id));
  const note = useFoundNote(groups.data && { count: others.length && groups.data.count }, 'no_groups');
  const add = useMembersChange({
    done: 'added',
    call: async (ids) => {
      const steps = await inSteps(ids, MOST_AT_ONCE, (some) =>
        call(addGroupMembers, { params: { id: to ?? 0 }, body: { students: [...some] } }),
      );
      const group = steps.at(-1);
      if (group === undefined) throw new Error('nobody was to join');
      return group;
    },
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <PickDialog
      title={t('join.button')}
      submitLabel={t('join.submit')}
      isReady={to !== null}
      isPending={add.isPending}
      onClose={onClose}
      onSubmit={() => add.mutate(students)}
    >
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
