import { type Group, removeGroupMembers } from '@mindhero/contract/group';
import { confirm } from '@mindhero/ui/dialogs';
import { toast } from '@mindhero/ui/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { keepGroup } from '../../../platform/groups.ts';

interface MembersChange {
  /** Says what was done with how many. */
  readonly done: 'added' | 'moved' | 'removed';
  readonly call: (students: readonly number[]) => Promise<Group>;
  readonly onDone: () => void;
}

/** Adds students to a group, moves or removes them; says so when it is done. */
export function useMembersChange({ done, call, onDone }: MembersChange) {
  const { t } = useTranslation(['groups', 'common']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (group, students) => {
      void keepGroup(queryClient, group);
      toast({
        kind: 'success',
        text: t(`groups:done.${done}`, { count: students.length }),
        closeLabel: t('common:buttons.close'),
      });
      onDone();
    },
    meta: { action: 'update', item: 'group' },
  });
}

/** Asks, says what becomes of homework, and takes students out of a group. */
export function useRemoval({ id, name }: Pick<Group, 'id' | 'name'>, onDone: () => void) {
  const { t } = useTranslation(['groups', 'common']);
  const { mutate, isPending } = useMembersChange({
    done: 'removed',
    call: (students) => call(removeGroupMembers, { params: { id }, body: { students: [...students] } }),
    onDone,
  });
  const ask = async (students: readonly number[]) => {
    const confirmed = await confirm({
      kind: 'warning',
      title: t('groups:remove_title', { count: students.length, name }),
      text: t('groups:leave_text'),
      confirmLabel: t('groups:remove'),
      closeLabel: t('common:buttons.close'),
    });
    if (confirmed) mutate(students);
  };
  return { ask, isPending };
}
