/**
 * The product with other limits of time, given as JSON: none at all, or such that nobody waits for them for minutes. If it is told to,
 * it keeps much for each connection and stands still again and again, so that the drill shows that it sees that.
 */
import { buildApp } from '@mindhero/server/app';
import { connect } from '@mindhero/server/platform/db/database';
import type { WaitLimits } from '@mindhero/server/platform/http/wait-limits';
import { MOST_EACH, MOST_MS } from './limits.ts';

/** Longer than anybody may wait. */
const STILL_MS = MOST_MS + 100;

const database = connect({ url: process.env['DATABASE_URL'] ?? '' });
const app = await buildApp({
  database,
  tokenSecret: process.env['TOKEN_SECRET'] ?? '',
  logLevel: 'silent',
  waitLimits: JSON.parse(process.env['PATIENCE'] ?? '') as WaitLimits,
});
const arrivals: number[] = [];
globalThis.arrivals = arrivals;
app.server.on('connection', ({ remotePort }) => arrivals.push(remotePort ?? 0));
if (process.env['IS_CARELESS'] !== undefined) {
  const kept: Buffer[] = [];
  app.server.on('connection', () => kept.push(Buffer.alloc(2 * MOST_EACH, 1)));
  setInterval(() => {
    const since = performance.now();
    while (performance.now() - since < STILL_MS);
  }, 3 * STILL_MS).unref();
}
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('SIGTERM', () => {
  app.server.closeAllConnections();
  void app.close().then(() => database.close());
});
