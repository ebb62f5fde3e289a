/** The calls about money: what providers tell, and what administrators do with it. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { Order } from '@mindhero/contract/plans/order';
import type { FastifyInstance } from 'fastify';
import { findOrder } from '../../entities/payments/orders.ts';
import type { PaymentContext } from '../../entities/payments/provider.ts';
import { askNow } from '../../entities/payments/refund.ts';
import type { Database } from '../../platform/db/database.ts';
import { answerOf } from '../../platform/http/answer.ts';
import { mount, mountChange } from '../../platform/http/mount.ts';
import { receive } from './callback.ts';
import { takeDown } from './invoices.ts';
import { wishForRefund } from './refunds.ts';
import { findRevenue } from './revenue.ts';
import { decide, findReview, findReviews } from './reviews.ts';

/** The endpoints of payments: callbacks, invoices, refunds, the queue of what fits nothing, revenue. */
export function mountPayments(app: FastifyInstance, context: PaymentContext): void {
  const { db, clock } = context;

  async function orderOf(tx: Database, id: number): Promise<Order> {
    const order = await findOrder(tx, id, undefined, clock());
    if (order === null) throw new Error('an order that is not there');
    return order;
  }

  mount(app, endpoints.paymentCallback, async ({ params: { provider }, body: bytes, address }) => {
    const notSigned = () => app.log.warn({ provider, address }, 'a payment callback is not signed');
    return { status: 200, body: await receive({ ...context, notSigned }, { provider, bytes }) };
  });

  mountChange(app, endpoints.receiveInvoice, ({ once, actor, params: { id }, body }) =>
    once(async (tx) => {
      await takeDown(tx, actor, id, body, clock());
      return { status: 200, body: await orderOf(tx, id) };
    }),
  );

  /** What is stored is done sooner or later: a provider that cannot be asked now is asked by reconciliation. */
  const askAtOnce = (refund: number) =>
    askNow(context, refund).catch((error: unknown) =>
      app.log.warn({ err: error, refund }, 'a refund could not be asked for'),
    );

  mountChange(app, endpoints.refundOrder, async ({ once, actor, params: { id }, body }) => {
    let refund: number | null = null;
    const stored = await once(async (tx) => {
      refund = await wishForRefund(tx, { actor, order: id, wish: body, now: clock() });
      return { status: 200, body: await orderOf(tx, id) };
    });
    if (refund === null) return stored;
    await askAtOnce(refund);
    return answerOf(endpoints.refundOrder, 200, await orderOf(db, id));
  });

  mount(app, endpoints.listReview, async ({ query }) => ({
    status: 200,
    body: await findReviews(db, query),
  }));

  mountChange(app, endpoints.settleReview, async ({ once, actor, params: { id }, body }) => {
    let refund: number | null = null;
    const stored = await once(async (tx) => {
      refund = await decide(tx, actor, id, body, clock());
      return { status: 200, body: await findReview(tx, id) };
    });
    if (refund === null) return stored;
    await askAtOnce(refund);
    return answerOf(endpoints.settleReview, 200, await findReview(db, id));
  });

  mount(app, endpoints.getRevenue, async ({ query }) => ({
    status: 200,
    body: await findRevenue(db, query.year, clock()),
  }));
}
