/** The tickets of this browser, one stock for all tabs. */
import { drawTickets } from '@mindhero/contract/play';
import { createStore, update } from 'idb-keyval';
import { call, session } from '../../../platform/client.ts';
import { createTicketStock, type KeptTicket } from './stock.ts';
import { createSupply, type KeptSupply } from './supply.ts';

const KEY = 'all';
// Opened with the first use: the browser may not have IndexedDB at all.
let database: ReturnType<typeof createStore> | null = null;

async function change<Kept>(key: string, empty: Kept, step: (kept: Kept) => Kept): Promise<void> {
  database ??= createStore('mindhero-tickets', 'tickets');
  await update<Kept>(key, (kept) => step(kept ?? empty), database);
}

export const supply = createSupply({
  change: (step) => change<KeptSupply | null>('materials', null, step),
});

export const tickets = createTicketStock({
  store: { change: (step) => change<readonly KeptTicket[]>(KEY, [], step) },
  supply,
  draw: (count) => call(drawTickets, { body: { count } }),
  user: session.user,
  now: () => Date.now(),
});
