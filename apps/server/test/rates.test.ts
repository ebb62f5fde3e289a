/** Every endpoint of the contract, called once more than it may be. */
import type { Endpoint } from '@mindhero/contract/endpoint';
import { type EndpointName, endpoints } from '@mindhero/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { mayCall } from './people.ts';

const all = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];

/** As often in the place of hundreds of times, which would be the same, only longer. */
const MOST = 2;

let server: TestApp;
beforeAll(async () => {
  for (const [, endpoint] of all) Object.assign(endpoint, { rate: { ...endpoint.rate, max: MOST } });
  // What tells what happens ends as soon as it has told what is.
  server = await testApp({ liveMs: 0 });
});
afterAll(() => server.close());

interface Caller {
  readonly address: string;
  /** Null: nobody is signed in. */
  readonly id: number | null;
}

async function call({ method, path }: Endpoint, { address, id }: Caller) {
  // A session of its own for each call: there are some that end it.
  const signedIn = id === null ? {} : { token: (await server.signedIn(id)).access };
  return server.call(method, path.replaceAll(/\{\w+\}/g, '1'), { ...signedIn, address });
}

test.each(all)(
  '%s is refused to who has called it too often, and to nobody else',
  async (_name, endpoint) => {
    const someone = async (address: string): Promise<Caller> => ({
      address,
      id: (await mayCall(server, endpoint))?.id ?? null,
    });
    const often = await someone('203.0.113.7');
    const statuses: number[] = [];
    for (let n = 0; n < MOST; n++) statuses.push((await call(endpoint, often)).statusCode);
    expect(statuses).not.toContain(429);
    const refused = await call(endpoint, often);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(endpoint, await someone('203.0.113.8'))).statusCode).not.toBe(429);
  },
);
