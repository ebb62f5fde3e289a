/** The token of the card whose address was opened, between taking it out of the address and signing in with it. */
import { tokenIn } from '../../../platform/card-address.ts';

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
};
