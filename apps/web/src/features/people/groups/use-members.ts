import type { Group } from '@mindhero/contract/group';
import { toast } from '@mindhero/ui/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
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
