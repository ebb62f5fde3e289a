/** The product with faults in it, so that the drill shows that it finds them. Nothing else starts this. */
import { setTimeout as wait } from 'node:timers/promises';
import { type AppOptions, buildApp } from '@mindhero/server/app';
import { connect } from '@mindhero/server/platform/db/database';

/** Longer than anything may take. */
const TOO_LONG_MS = 2500;

const kept: Buffer[] = [];

const plant: NonNullable<AppOptions['observe']> = (app) => {
  // Reads on where others would see two requests, or none.
  Object.assign(app.server, { insecureHTTPParser: true });
  // What cannot be read is answered in Node's own words.
  app.addHook('onReady', async () => void app.server.removeAllListeners('clientError'));
  let isFirst = true;
  app.addHook('onRequest', async ({ routeOptions }) => {
    kept.push(Buffer.alloc(100_000, 1));
    if (routeOptions.url !== '/api/v1/installation/' || !isFirst) return;
    isFirst = false;
    await wait(TOO_LONG_MS);
  });
  app.addHook('preHandler', async ({ actor, routeOptions }, reply) => {
    switch (routeOptions.url) {
      case '/api/v1/students/:id/':
        // Nobody asks any more whose it is.
        if (actor !== null) (actor as { role: string }).role = 'ADMIN';
        return;
      case '/api/v1/materials/':
        throw new Error('planted');
      case '/api/v1/sessions/':
        return reply.code(200).send({ results: [{ id: 1 }] });
    }
  });
};

const database = connect({ url: process.env['DATABASE_URL'] ?? '' });
const app = await buildApp({
  database,
  tokenSecret: process.env['TOKEN_SECRET'] ?? '',
  trustProxy: '127.0.0.1',
  logLevel: 'silent',
  observe: plant,
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => database.close()));
