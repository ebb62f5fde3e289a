import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { toApiError } from './failure.ts';

test('a database that takes a connection and keeps silent is told as one that is away', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const address = { host: '127.0.0.1', port, user: 'nobody', connectionTimeoutMillis: 50 };
  const client = new pg.Client(address);
  const ofClient = await client.connect().catch((error: unknown) => error);
  const pool = new pg.Pool(address);
  const ofPool = await pool.query('select').catch((error: unknown) => error);
  await pool.end();
  silent.close();
  expect([ofClient, ofPool].map((error) => toApiError(error).code)).toEqual(['unavailable', 'unavailable']);
});
