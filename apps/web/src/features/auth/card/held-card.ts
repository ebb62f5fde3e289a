/** The token of the card whose address was opened, between taking it out of the address and signing in with it. */
import { checkCard } from '@mindhero/contract/card';
import { tokenIn } from '../../../entities/person/card-address.ts';
import { call } from '../../../platform/client.ts';

let held: string | null = null;

export const heldCard = {
  /** Takes it out of an address, if there is one in it. */
  take: (address: string): void => {
    held = tokenIn(address);
  },
  token: (): string | null => held,
  drop: (): void => {
    held = null;
  },
  /** Whether it is the card of the person who is signed in; false where nobody can say. */
  isOwn: async (): Promise<boolean> => {
    if (held === null) return false;
    const answer = await call(checkCard, { body: { token: held } }).catch(() => null);
    return answer?.is_own === true;
  },
};
