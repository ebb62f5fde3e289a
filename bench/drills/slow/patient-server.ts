/** The product with other limits of time, given as JSON: none at all, or such that nobody waits for them for minutes. */
import { buildApp } from '@mindhero/server/app';
import { connect } from '@mindhero/server/platform/db/database';
import type { WaitLimits } from '@mindhero/server/platform/http/wait-limits';

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
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('SIGTERM', () => {
  app.server.closeAllConnections();
  void app.close().then(() => database.close());
});
