/** The calls about prices and orders. */
import { planDay } from '@mindhero/contract/calendar';
import { endpoints } from '@mindhero/contract/endpoints';
import type { Order } from '@mindhero/contract/plans/order';
import type { FastifyInstance } from 'fastify';
import { findOrder } from '../../entities/payments/orders.ts';
import type { PaymentContext } from '../../entities/payments/provider.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { beginAttempt, invoiceOf } from './attempts.ts';
import { cancel, makeOrder, noteRefundAsked } from './changes.ts';
import { addPrices, findPrices, pricesOn, quoteOf, removePrices } from './prices.ts';
import { findOrders, visibleOrders } from './queries.ts';
import { mountReturnAddress } from './return-address.ts';
import { offers } from './rules.ts';

/** The endpoints of prices and orders, and the address to which browsers come back from paying. */
export function mountOrders(app: FastifyInstance, context: PaymentContext): void {
  const { db, clock, providers, installation } = context;

  /** @throws ApiError 404 for an order that the caller does not see */
  async function shown(from: Database, { actor, scope }: Caller, id: number): Promise<Order> {
    const order = await findOrder(from, id, visibleOrders(actor, scope), clock());
    if (order === null) throw new ApiError('not_found');
    return order;
  }

  const named = ({ actor, scope }: Caller, id: number) => ({ id, visible: visibleOrders(actor, scope) });

  mount(app, endpoints.listPrices, async () => ({ status: 200, body: await findPrices(db) }));

  mountChange(app, endpoints.createPrices, ({ once, actor, body }) =>
    once(async (tx) => ({ status: 201, body: await addPrices(tx, actor, body, clock()) })),
  );

  mountChange(app, endpoints.deletePrices, ({ once, actor, params: { id } }) =>
    once(async (tx) => {
      await removePrices(tx, actor, id, clock());
      return { status: 204, body: null };
    }),
  );

  mount(app, endpoints.getQuote, async ({ actor, body: { items } }) => ({
    status: 200,
    body: await quoteOf(db, actor, items, clock()),
  }));

  mount(app, endpoints.getBuying, async ({ actor: { role } }) => {
    const prices = await pricesOn(db, planDay(clock()));
    const { plan_types, is_for_oneself } = offers[role];
    return {
      status: 200,
      body: {
        plan_types: prices === null ? [] : [...plan_types],
        is_for_oneself,
        providers: [...providers.keys()],
        month_discounts: prices?.month_discounts ?? [],
        number_discounts: prices?.number_discounts ?? [],
      },
    };
  });

  mountChange(app, endpoints.createOrder, (call) =>
    call.once(async (tx) => {
      const id = await makeOrder(tx, call.actor, call.body, clock());
      return { status: 201, body: await shown(tx, call, id) };
    }),
  );

  mount(app, endpoints.listOrders, async (call) => ({
    status: 200,
    body: await findOrders(db, call, call.query, clock()),
  }));

  mount(app, endpoints.getOrder, async (call) => ({
    status: 200,
    body: await shown(db, call, call.params.id),
  }));

  mountChange(app, endpoints.cancelOrder, (call) =>
    call.once(async (tx) => {
      const { id } = call.params;
      await cancel(tx, call.actor, named(call, id), clock());
      return { status: 200, body: await shown(tx, call, id) };
    }),
  );

  mountChange(app, endpoints.payOrder, (call) =>
    call.once(async (tx) => {
      const { actor, origin, body } = call;
      const wish = { ...named(call, call.params.id), actor, origin, provider: body.provider };
      return { status: 200, body: await beginAttempt(tx, { providers, installation }, wish, clock()) };
    }),
  );

  mountChange(app, endpoints.askRefund, (call) =>
    call.once(async (tx) => {
      const { id } = call.params;
      await noteRefundAsked(tx, named(call, id), call.body.reason, clock());
      return { status: 200, body: await shown(tx, call, id) };
    }),
  );

  mount(app, endpoints.getInvoice, async (call) => {
    const invoice = await invoiceOf(db, await shown(db, call, call.params.id), installation.payee);
    if (invoice === null) throw new ApiError('not_found');
    return { status: 200, body: invoice };
  });

  mountReturnAddress(app);
}
