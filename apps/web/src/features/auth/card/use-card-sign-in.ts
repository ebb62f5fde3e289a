import { signInByCard } from '@mindhero/contract/card';
import { useMutation } from '@tanstack/react-query';
import { outbox } from '../../../entities/play/outbox/device.ts';
import { call, leaveSession, session } from '../../../platform/client.ts';
import { sharedSwitch } from '../../../platform/device-switches.ts';
import { useEnter } from '../use-enter.ts';

/** How long the results of the person who is signed in are waited for; they stay on the device in any case. */
const DELIVERY_MS = 3000;

/** Signs in with the token of a card, then goes to the start. Who is signed in here leaves only if the card is good. */
export function useCardSignIn() {
  const enter = useEnter({ replace: true });
  return useMutation({
    mutationFn: async (token: string) => {
      const tokens = await call(signInByCard, { body: { token, shared: sharedSwitch.isOn() } });
      if (session.user() !== null) {
        const patience = new Promise((resolve) => setTimeout(resolve, DELIVERY_MS));
        await Promise.race([outbox.deliver(), patience]);
        void leaveSession();
      }
      return tokens;
    },
    onSuccess: enter,
  });
}
