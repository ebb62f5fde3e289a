/** Makes the app ready for times without a network, while somebody is signed in. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { network } from '../../../platform/network.ts';
import { useMe } from '../../person/me.ts';
import { outbox } from '../outbox/device.ts';

/** What the screen needs comes first. */
const QUIET_MS = 1_500;

let isKept = false;

/**
 * Keeps the app on the device, with what it needs to open and with tickets to play; the latter again after every play
 * that was counted and when the network is back. Belongs into the layout of the signed-in screens.
 */
export function useOffline(): void {
  const queryClient = useQueryClient();
  const { id, role } = useMe();

  useEffect(() => {
    const stockUp = async () => (await import('./stock-up.ts')).stockUp(queryClient, { id, role });
    // What fails is the network, and it is tried again when that is back.
    const tryIt = () => void stockUp().catch(() => undefined);
    const timer = setTimeout(tryIt, QUIET_MS);
    const stopNetwork = network.subscribe(() => network.isReachable() && tryIt());
    const stopOutbox = outbox.subscribe(({ kind }) => kind === 'counted' && tryIt());
    return () => {
      clearTimeout(timer);
      stopNetwork();
      stopOutbox();
    };
  }, [queryClient, id, role]);

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isKept) return;
    const keepApp = async () => {
      const { keepApp } = await import('./app-on-device.ts');
      isKept = true;
      await keepApp(navigator.serviceWorker, navigator.locks);
    };
    const timer = setTimeout(
      () =>
        void keepApp().catch((error: unknown) => console.warn('The app is not kept on this device', error)),
      QUIET_MS,
    );
    return () => clearTimeout(timer);
  }, []);
}
