import { type Group, removeGroupMembers } from '@mindhero/contract/group';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keepGroup } from '../../../entities/group/groups.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { toastDone } from '../../../platform/failures.ts';
import { useForm } from '../../../platform/form/use-form.ts';

/** Keeps the group as it is now, and says what was done with how many. */
function useDone(done: 'added' | 'moved' | 'removed') {
  const { t } = useTranslation(['groups', 'common']);
  const queryClient = useQueryClient();
  return (group: Group, count: number) => {
    void keepGroup(queryClient, group);
    toastDone(t(`groups:done.${done}`, { count }));
  };
}

interface MembersForm<Values extends object> {
  readonly done: 'added' | 'moved';
  readonly values: Values;
  readonly countOf: (values: Values) => number;
  readonly send: (values: Values) => Promise<Group>;
  readonly onDone: () => void;
}

/** A form that adds students to a group or moves them; says so when it is done. */
export function useMembersForm<Values extends object>(form: MembersForm<Values>) {
  const tell = useDone(form.done);
  return useForm({
    values: form.values,
    send: async (values) => ({ group: await form.send(values), count: form.countOf(values) }),
    onDone: ({ group, count }) => {
      tell(group, count);
      form.onDone();
    },
    failure: ['update', 'group'],
  });
}

/** Asks, says what becomes of homework, and takes students out of a group. */
export function useRemoval({ id, name }: Pick<Group, 'id' | 'name'>, onDone: () => void) {
  const { t } = useTranslation(['groups', 'common']);
  const tell = useDone('removed');
  const { mutate, isPending } = useMutation({
    mutationFn: (students: readonly number[]) =>
      call(removeGroupMembers, { params: { id }, body: { students: [...students] } }),
    onSuccess: (group, students) => {
      tell(group, students.length);
      onDone();
    },
    meta: { action: 'update', item: 'group' },
  });
  const ask = async (students: readonly number[]) => {
    const confirmed = await confirm({
      kind: 'warning',
      title: t('groups:remove_title', { count: students.length, name }),
      text: t('groups:leave_text'),
      confirmLabel: t('groups:remove'),
    });
    if (confirmed) mutate(students);
  };
  return { ask, isPending };
}
