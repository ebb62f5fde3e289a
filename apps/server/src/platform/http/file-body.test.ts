import { once } from 'node:events';
import { connect } from 'node:net';
import { type Endpoint, endpoint } from '@mindhero/contract/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { handleErrors } from './errors.ts';
import { mount } from './mount.ts';

const common = {
  method: 'POST',
  summary: '',
  access: 'public',
  rate: { max: 1000, seconds: 60 },
  unkeyed: 'changes_nothing',
} as const;
const upload = endpoint({
  ...common,
  path: '/api/upload/',
  upload: { types: ['image/png', 'text/csv'], maxBytes: 50_000 },
  responses: { 200: z.object({ text: z.string(), bytes: z.int() }) },
});
const json = endpoint({
  ...common,
  path: '/api/json/',
  body: z.strictObject({ name: z.string() }),
  responses: { 204: z.null() },
});

let app: FastifyInstance;
let calls = 0;
beforeAll(async () => {
  app = Fastify();
  app.decorate('mounted', new Set<Endpoint>());
  app.decorateRequest('actor', null);
  handleErrors(app);
  mount(app, upload, ({ body }) => {
    calls++;
    return { status: 200, body: { text: Buffer.from(body).toString('latin1'), bytes: body.length } };
  });
  mount(app, json, () => ({ status: 204, body: null }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const send = (url: string, type: string | undefined, payload: Buffer | string) =>
  app.inject({ method: 'POST', url, payload, headers: type === undefined ? {} : { 'content-type': type } });

test.each(['image/png', 'text/csv', 'text/csv; charset=windows-1251', 'TEXT/CSV'])(
  'a file of type %s arrives byte by byte',
  async (type) => {
    const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, n) => n % 256));
    const answer = await send('/api/upload/', type, bytes);
    expect(answer.json()).toEqual({ text: bytes.toString('latin1'), bytes: 50_000 });
  },
);

test.each([
  ['a byte too many', '/api/upload/', 'image/png', Buffer.alloc(50_001), 413, 'body_too_large'],
  ['JSON', '/api/upload/', 'application/json', '{}', 415, 'unsupported_media_type'],
  ['another type', '/api/upload/', 'image/svg+xml', '<svg/>', 415, 'unsupported_media_type'],
  ['no type', '/api/upload/', undefined, Buffer.from('x'), 415, 'unsupported_media_type'],
  ['a file for JSON', '/api/json/', 'text/csv', 'a;b', 415, 'unsupported_media_type'],
])('%s is refused', async (_what, url, type, payload, status, code) => {
  const before = calls;
  expect((await send(url, type, payload)).json()).toMatchObject({ status, code });
  expect(calls).toBe(before);
});

test.each([undefined, 'image/png'])('an empty file of type %s is told as missing', async (type) => {
  const answer = await send('/api/upload/', type, '');
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'body', code: 'required' }] });
});

test('a file that says to be too large is refused before any of it is read', async () => {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/upload/ HTTP/1.1\r\nhost: x\r\ncontent-type: text/csv\r\ncontent-length: 52428800\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 .*connection: close/s);
  socket.destroy();
});

test('a file without a length is refused as soon as it is too large', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  const { port } = app.server.address() as { port: number };
  const request = fetch(`http://127.0.0.1:${port}/api/upload/`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: endless,
    duplex: 'half',
  });
  // Whether the answer or the end of the connection is seen first is up to the client.
  const status = await request.then(
    (response) => response.status,
    () => 413,
  );
  expect(status).toBe(413);
  expect(sent).toBeLessThan(20_000_000);
});
