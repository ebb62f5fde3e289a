/** Tickets for plays without a network: as many as a device keeps, for the person who is signed in. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { drawTickets, Ticket } from '@mindhero/contract/play';
import type { Supply } from './supply.ts';

export interface KeptTicket extends Ticket {
  readonly user: number;
}

/** Where tickets outlive the tab. Rejects where the browser keeps nothing. */
export interface TicketStore {
  /** Changes what is kept, as one step that no other tab can come between. */
  change(step: (kept: readonly KeptTicket[]) => readonly KeptTicket[]): Promise<void>;
}

export interface TicketStock {
  /** Takes a ticket out; null if there is none. */
  take(user: number): Promise<Ticket | null>;
  /** Draws new ones if there are few. Never rejects: without a network what is there has to do. */
  refill(user: number): Promise<void>;
  forget(): Promise<void>;
}

interface StockOptions {
  readonly store: TicketStore;
  readonly draw: (count: number) => Promise<ResponseOf<typeof drawTickets>>;
  /** What comes with them. */
  readonly supply: Supply;
  /** Who is signed in on this device now. */
  readonly user: () => number | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** About a week without a network. */
const FULL = 40;
/** Below this, new ones are drawn: not after every single play. */
const ENOUGH = 30;
/** Tickets that expire sooner are used up, but not counted on. */
const SOON_MS = 7 * 24 * 60 * 60 * 1000;

/** Tickets for plays without a network: drawn ahead, each given out once. */
export function createTicketStock({ store, draw, supply, user: signedIn, now }: StockOptions): TicketStock {
  /** Whose and still good, the one that expires first in front. */
  const good = (kept: readonly KeptTicket[], user: number): KeptTicket[] =>
    kept
      .filter((ticket) => ticket.user === user && Date.parse(ticket.expires_at) > now())
      .toSorted((a, b) => a.expires_at.localeCompare(b.expires_at));

  async function lasting(user: number): Promise<number> {
    let count = 0;
    await store.change((kept) => {
      const all = good(kept, user);
      count = all.filter(({ expires_at }) => Date.parse(expires_at) - now() > SOON_MS).length;
      return all;
    });
    return count;
  }

  return {
    take: async (user) => {
      let taken: Ticket | null = null;
      await store
        .change((kept) => {
          const [first, ...others] = good(kept, user);
          taken = first ?? null;
          return others;
        })
        .catch(() => (taken = null));
      return taken;
    },
    refill: async (user) => {
      try {
        const count = await lasting(user);
        if (count >= ENOUGH && (await supply.isEnough(user))) return;
        const drawn = await draw(Math.max(1, FULL - count));
        if (signedIn() !== user) return;
        const tickets = drawn.tickets.map((ticket) => ({ ...ticket, user }));
        await store.change((kept) => [...good(kept, user), ...tickets]);
        await supply.fill(user, drawn.materials);
      } catch {
        // Asked again after the next play, and when the network is back.
      }
    },
    forget: async () => {
      await store.change(() => []).catch(() => undefined);
      await supply.forget();
    },
  };
}
