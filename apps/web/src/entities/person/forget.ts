import type { QueryClient } from '@tanstack/react-query';
import { forgetKept } from '../../platform/kept.ts';
import { forgetSettings } from '../game/game-settings/last-settings.ts';
import { tickets } from '../play/tickets/device.ts';
import { meQuery } from './me.ts';

/** Forgets all that was somebody's: nothing of it is shown to whoever comes next. Plays that wait stay with their owner. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.clear();
  forgetKept();
  forgetSettings();
  void tickets.forget();
}

/**
 * Forgets the person who has signed out, and leads to the sign-in. Who it was is known until then: screens ask for it while
 * they are there, and the server answers nobody who has left.
 */
export async function forgetAndLeave(
  queryClient: QueryClient,
  goToSignIn: () => Promise<void>,
): Promise<void> {
  const me = queryClient.getQueryData(meQuery.queryKey);
  forgetPerson(queryClient);
  queryClient.setQueryData(meQuery.queryKey, me);
  try {
    await goToSignIn();
  } finally {
    // By now somebody else may be there.
    if (queryClient.getQueryData(meQuery.queryKey) === me) queryClient.removeQueries(meQuery);
  }
}
