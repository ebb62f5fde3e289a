import { MOST_AT_ONCE } from '@mindhero/contract/limits';
import type { Named } from '@mindhero/contract/name';
import { deactivatePeople, reactivatePeople, signOutPeople } from '@mindhero/contract/person';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { toastDone, toastFailure } from '../../../platform/failures.ts';
import { inSteps } from '../../../platform/in-steps.ts';

export interface Account extends Named {
  readonly id: number;
}

const steps = {
  deactivate: { endpoint: deactivatePeople, kind: 'danger' },
  reactivate: { endpoint: reactivatePeople, kind: 'warning' },
  sign_out: { endpoint: signOutPeople, kind: 'warning' },
} as const;

export type AccountStep = keyof typeof steps;

/** Closes accounts, opens them again or signs people out, after a question. Resolves to whether it was done. */
export function useAccountSteps() {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();

  return async (step: AccountStep, people: readonly Account[], note?: string): Promise<boolean> => {
    const { endpoint, kind } = steps[step];
    const [first] = people;
    if (first === undefined) return false;
    const count = people.length;
    const confirmed = await confirm({
      kind,
      title:
        count === 1
          ? t(`accounts:${step}.title`, { user: nameOf(first) })
          : t(`accounts:${step}.several`, { count }),
      text: [t(`accounts:${step}.text`), note].join(' ').trim(),
      confirmLabel: t(`accounts:${step}.button`),
    });
    if (!confirmed) return false;
    try {
      await inSteps(people, MOST_AT_ONCE, (some) =>
        call(endpoint, { body: { ids: some.map(({ id }) => id) } }),
      );
    } catch (error) {
      toastFailure('update', 'user_data', error);
      return false;
    }
    toastDone(t(`accounts:${step}.done`, { count }));
    await forgetPeople(queries);
    return true;
  };
}

/** Every list in which people stand is asked for anew. */
export async function forgetPeople(queries: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all(
    ['students', 'teachers', 'groups', 'inactive-users'].map((key) =>
      queries.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
