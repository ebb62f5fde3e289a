/** Light or dark: as the account says, as this device last had it before that is known, or as the system has it. */
import type { Theme as Choice } from '@mindhero/contract/user';
import { MindheroProvider, type Scheme } from '@mindhero/ui/provider';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { meQuery } from './me.ts';

const KEY = 'theme';

function toScheme(choice: string | null | undefined): Scheme {
  return choice === 'light' || choice === 'dark' ? choice : 'auto';
}

/** Follows the account's theme and keeps it for the next start of the page. */
export function Theme({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  // Not a query's observer: it would hold on to the account of the person who signed out before.
  const choice = useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => queryClient.getQueryData(meQuery.queryKey)?.theme,
  );
  useEffect(() => {
    if (choice !== undefined) localStorage.setItem(KEY, choice satisfies Choice);
  }, [choice]);
  return (
    <MindheroProvider scheme={toScheme(choice ?? localStorage.getItem(KEY))}>{children}</MindheroProvider>
  );
}
