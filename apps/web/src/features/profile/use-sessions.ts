import { endAllSessions, endSession, listSessions } from '@mindhero/contract/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../entities/person/sign-out.ts';
import { asked } from '../../platform/asked.ts';
import { call } from '../../platform/client.ts';
import { confirm } from '../../platform/confirm.ts';
import { toastFailure } from '../../platform/failures.ts';

const sessionsQuery = asked(['sessions'], listSessions);

/** Where the person is signed in, with the ways to end one of these sessions or all of them. */
export function useSessions() {
  const { t } = useTranslation(['profile', 'common']);
  const queries = useQueryClient();
  const signOut = useSignOut();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    // One that is over already, by whatever hand, goes from the list as well.
    onSettled: () => queries.invalidateQueries(sessionsQuery),
    meta: { action: 'delete', item: 'sessions' },
  });

  async function endAll(): Promise<void> {
    const isSure = await confirm({
      kind: 'warning',
      title: t('profile:sessions.ask'),
      text: t('profile:sessions.ask_text'),
      confirmLabel: t('profile:sessions.end_all'),
    });
    if (!isSure) return;
    try {
      await call(endAllSessions);
      await signOut();
    } catch (error) {
      toastFailure('delete', 'sessions', error);
    }
  }
  return { sessions, end, endAll };
}
