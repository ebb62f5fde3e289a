/** The tickets of this browser, one stock for all tabs. */
import { drawTickets } from '@mindhero/contract/play';
import { createStore, update } from 'idb-keyval';
import { call, session } from '../../../platform/client.ts';
import { createTicketStock, type KeptTicket } from './stock.ts';

const KEY = 'all';
// Opened with the first use: the browser may not have IndexedDB at all.
let database: ReturnType<typeof createStore> | null = null;

export const tickets = createTicketStock({
  store: {
    change: async (step) => {
      database ??= createStore('mindhero-tickets', 'tickets');
      await update<readonly KeptTicket[]>(KEY, (kept) => step(kept ?? []), database);
    },
  },
  draw: (count) => call(drawTickets, { body: { count } }),
  user: session.user,
  now: () => Date.now(),
});
