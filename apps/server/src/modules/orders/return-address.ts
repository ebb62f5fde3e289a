/** Where a payment provider sends the browser afterwards, with whatever it likes to tell: nothing of it is believed. */
import type { FastifyInstance } from 'fastify';

const LARGEST_BODY = 64 * 1024;

/** Leads to the screen of the order, which asks us what became of it. One provider posts a form here. */
export function mountReturnAddress(app: FastifyInstance): void {
  // Parsers belong to the instance, so this route has one of its own.
  app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, body, parsed) => {
      body.resume();
      body.on('end', () => parsed(null));
      body.on('error', parsed);
    });
    own.route<{ Params: { readonly order: string } }>({
      method: ['GET', 'POST'],
      url: '/payments/return/:order',
      bodyLimit: LARGEST_BODY,
      handler: ({ params: { order } }, reply) => {
        const place = /^[1-9]\d{0,8}$/.test(order)
          ? `/subscriptions/orders/${order}`
          : '/subscriptions/orders';
        return reply.header('cache-control', 'no-store').redirect(place, 303);
      },
    });
    done();
  });
}
