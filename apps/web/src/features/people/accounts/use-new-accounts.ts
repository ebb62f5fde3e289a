import type { NewAccount } from '@mindhero/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import type { Item } from '../../../platform/failures.ts';
import type { Faults } from '../../../platform/form/faults.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { forgetPeople } from './use-account-steps.ts';

interface NewAccountsForm<Values extends object> {
  readonly values: Values;
  readonly check?: (values: Values) => Faults;
  readonly create: (values: Values) => Promise<readonly NewAccount[]>;
  /** What is not made, should it come to that. */
  readonly item: Item;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

/** A form that makes accounts. */
export function useNewAccounts<Values extends object>({
  create,
  item,
  onMade,
  ...form
}: NewAccountsForm<Values>) {
  const queries = useQueryClient();
  return useForm({
    ...form,
    send: create,
    onDone: (made) => {
      onMade(made);
      return forgetPeople(queries);
    },
    failure: ['create', item],
  });
}

/** How somebody new is called, before anything is typed. */
export const noNames = { first_name: '', last_name: '', username: '' };

/** Without a username one is made. */
export function named<Values extends typeof noNames>({ username, ...values }: Values) {
  return { ...values, username: username.trim() || undefined };
}
