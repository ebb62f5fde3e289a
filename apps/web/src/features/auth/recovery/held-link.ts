/** What the opened link holds, between taking it out of the address and using it. */
import { RECOVERY_TOKEN } from '@mindhero/contract/recovery';

let held: string | null = null;

export const heldLink = {
  /** @param hash what follows the # */
  take: (hash: string): void => {
    held = RECOVERY_TOKEN.test(hash) ? hash : null;
  },
  token: (): string | null => held,
};
