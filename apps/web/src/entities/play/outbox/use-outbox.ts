/** Connects the outbox with the app while somebody is signed in. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../../platform/failures.ts';
import { network } from '../../../platform/network.ts';
import { homeworkKey } from '../../homework/homework.ts';
import { meQuery } from '../../person/me.ts';
import { outbox } from './device.ts';

/** For plays whose retry fell asleep with the device. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Delivers waiting plays now, when the network comes back, when the tab is looked at again, and every minute; says so
 * when the server refuses one for good. Belongs into the layout of the signed-in screens.
 */
export function useOutbox(): void {
  const queryClient = useQueryClient();
  const { t } = useTranslation();

  useEffect(() => {
    const deliver = () => void outbox.deliver();
    deliver();
    const timer = setInterval(deliver, LOOK_AGAIN_MS);
    const stopNetwork = network.subscribe(() => network.isReachable() && deliver());
    document.addEventListener('visibilitychange', deliver);
    return () => {
      clearInterval(timer);
      stopNetwork();
      document.removeEventListener('visibilitychange', deliver);
    };
  }, []);

  useEffect(
    () =>
      outbox.subscribe((delivery) => {
        if (delivery.kind === 'waiting') return;
        if (delivery.kind === 'refused') {
          tell({
            kind: 'danger',
            title: t('outbox.refused'),
            text: t(`outbox.${reasonOf(delivery.code)}`),
          });
        }
        // Points, level, plays, bests and homework may all have changed.
        void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: ['plays'] });
        void queryClient.invalidateQueries({ queryKey: homeworkKey });
      }),
    [queryClient, t],
  );
}

/** Reasons that say more than that a play cannot be counted. */
const reasons = ['ticket_expired', 'invalid_ticket', 'no_subscription', 'subject_not_allowed'] as const;

function reasonOf(code: string): (typeof reasons)[number] | 'refused_text' {
  return reasons.find((known) => known === code) ?? 'refused_text';
}
