import { deactivatePeople } from '@mindhero/contract/person';
import { handOverGroups, type Teacher } from '@mindhero/contract/teacher';
import { toast } from '@mindhero/ui/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { fieldCodeOf } from '../../../platform/field-errors.ts';
import { forgetPeople, useAccountSteps } from '../accounts/use-account-steps.ts';

interface Handing {
  /** Null while nobody is picked. */
  readonly to: number | null;
  /** Undefined: all. */
  readonly groups: number[] | undefined;
  readonly isLeaving: boolean;
}

/** Gives a teacher's groups to a colleague, and closes the account of whoever leaves. */
export function useHandOver(teacher: Teacher, onDone: () => void) {
  const { t } = useTranslation(['teachers', 'common']);
  const queries = useQueryClient();
  const take = useAccountSteps();
  const [isMissing, setIsMissing] = useState(false);
  const handing = useMutation({
    mutationFn: async ({ to, groups, isLeaving }: Handing & { readonly to: number }) => {
      const body = { to, ...(groups !== undefined && { groups }) };
      const done = await call(handOverGroups, { params: { id: teacher.id }, body });
      if (isLeaving) await call(deactivatePeople, { body: { ids: [teacher.id] } });
      return done;
    },
    onSuccess: ({ groups, students }) => {
      toast({
        kind: 'success',
        text: t('teachers:hand_over.done', {
          groups: t('teachers:hand_over.groups_count', { count: groups }),
          students: t('teachers:hand_over.students_count', { count: students }),
        }),
        closeLabel: t('common:buttons.close'),
      });
      onDone();
    },
    onError: (error) => {
      if (fieldCodeOf(error, 'to') === undefined) toastFailure('update', 'groups', error);
    },
    // Also when only the first of two steps was taken.
    onSettled: () => forgetPeople(queries),
  });
  return {
    handOver: ({ to, ...handed }: Handing) => {
      setIsMissing(to === null);
      if (to !== null) handing.mutate({ to, ...handed });
    },
    /** Closes the account and leaves everything where it is. */
    close: async () => {
      if (await take('deactivate', [teacher], t('teachers:lone_still'))) onDone();
    },
    fault: isMissing
      ? ('required' as const)
      : fieldCodeOf(handing.error, 'to') === undefined
        ? null
        : ('fault' as const),
    isPending: handing.isPending,
  };
}
