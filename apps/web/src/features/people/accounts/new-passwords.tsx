import { MOST_NEW_PASSWORDS, resetPasswords } from '@mindhero/contract/person';
import type { StudentRow } from '@mindhero/contract/student';
import { IconKey } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewAccounts } from '../../../entities/person/new-accounts/new-accounts.tsx';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { CardsButton } from '../cards/cards-button.tsx';
import { forgetPeople } from './use-account-steps.ts';

interface NewPasswordsProps {
  /** Of open accounts. */
  readonly students: readonly StudentRow[];
}

/** Gives several students new passwords, after a question, and shows them once. */
export function NewPasswords({ students }: NewPasswordsProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [made, setMade] = useState<readonly (StudentRow & { readonly password: string })[]>([]);
  const reset = useMutation({
    mutationFn: async () => {
      const passwords = new Map<number, string>();
      for (let from = 0; from < students.length; from += MOST_NEW_PASSWORDS) {
        const ids = students.slice(from, from + MOST_NEW_PASSWORDS).map(({ id }) => id);
        for (const { id, password } of await call(resetPasswords, { body: { ids } }))
          passwords.set(id, password);
        // Should a later part fail, those that were changed can be seen nevertheless.
        setMade(students.flatMap((one) => withPassword(one, passwords.get(one.id))));
      }
    },
    onSettled: () => forgetPeople(queries),
    meta: { action: 'update', item: 'user_data' },
  });
  if (students.length === 0) return null;
  const ask = async () => {
    const confirmed = await confirm({
      kind: 'warning',
      title: t('accounts:passwords.title', { count: students.length }),
      text: t('accounts:password.text'),
      confirmLabel: t('accounts:passwords.button'),
    });
    if (confirmed) reset.mutate();
  };
  return (
    <>
      <ToolButton icon={IconKey} loading={reset.isPending} onClick={() => void ask()}>
        {t('accounts:passwords.button')}
      </ToolButton>
      {made.length > 0 && !reset.isPending && (
        <NewAccounts accounts={made} actions={<CardsButton students={made} />} onClose={() => setMade([])} />
      )}
    </>
  );
}

const withPassword = (student: StudentRow, password: string | undefined) =>
  password === undefined ? [] : [{ ...student, password }];
