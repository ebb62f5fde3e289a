/** What the server answers to bytes that are no proper request. Over a real socket. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { problem } from '@mindhero/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataHeaders } from '../src/platform/http/security-headers.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const portOf = ({ app }: TestApp) => (app.server.address() as AddressInfo).port;

/** All that comes back until the server closes the connection. */
function send(bytes: string): Promise<string> {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const live = 'GET /api/health/live/ HTTP/1.1\r\n';

test.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'malformed_request'],
  ['a header that is none', `${live}Host: x\r\nno colon\r\n\r\n`, 400, 'malformed_request'],
  [
    'two lengths of one body',
    'POST /api/token/ HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'malformed_request',
  ],
  [
    'a length beside chunks',
    'POST /api/token/ HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'malformed_request',
  ],
  [
    'a coding of the body that is unknown',
    'POST /api/token/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    400,
    'malformed_request',
  ],
  [
    'chunks that are coded once more',
    'POST /api/token/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    400,
    'malformed_request',
  ],
  [
    'a header with a space before its colon',
    'POST /api/token/ HTTP/1.1\r\nHost: x\r\nContent-Length : 1\r\n\r\na',
    400,
    'malformed_request',
  ],
  ['a header over two lines', `${live}Host: x\r\nX: a\r\n b\r\n\r\n`, 400, 'malformed_request'],
  ['no host', `${live}\r\n`, 400, 'malformed_request'],
  ['two hosts', `${live}Host: x\r\nHost: y\r\n\r\n`, 400, 'malformed_request'],
  ['the same host twice', `${live}Host: x\r\nhost: x\r\n\r\n`, 400, 'malformed_request'],
  ['an expectation', `${live}Host: x\r\nExpect: wonders\r\n\r\n`, 417, 'expectation_failed'],
  ['headers too long', `${live}Host: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
])('%s is refused like anything else, and the connection closes', async (_what, bytes, status, code) => {
  // Whatever follows is not listened to: it may be a request that somebody has smuggled in.
  const answer = await send(`${bytes}${live}Host: x\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const headers = new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      }),
  );
  expect(Object.fromEntries(headers)).toMatchObject({
    ...dataHeaders,
    connection: 'close',
    'content-type': expect.stringMatching(/^application\/problem\+json/) as string,
  });
  expect(problem.parse(JSON.parse(body))).toMatchObject({ status, code });
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
});

test('one request gets one answer, also if it was answered before its body breaks off', async () => {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(`${live}Host: x\r\nContent-Length: 12\r\n\r\n{`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1.1 200 /);
  socket.end();
  expect(await text(socket)).toBe('');
});

test('an old client names no host', async () => {
  const answer = await send('GET /api/health/live/ HTTP/1.0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['half a head', 'POST /api/token/ HTTP/1.1\r\nHost: x\r\n'],
  [
    'half a body',
    'POST /api/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  ],
  ['nothing at all', ''],
])('who sends %s is told so after a while, and let go of', async (_what, bytes) => {
  const waitLimits = { headersMs: 100, requestMs: 200, silenceMs: 60_000, lookMs: 50 };
  const hasty = await testApp({ waitLimits });
  await hasty.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(portOf(hasty), '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"code":"request_too_slow"');
  await hasty.close();
});

test('who reads nothing of a long answer is let go of, whatever else there is to tell', async () => {
  const hasty = await testApp({
    waitLimits: { headersMs: 60_000, requestMs: 60_000, silenceMs: 200, lookMs: 1000 },
    observe: (app) =>
      // More than the system keeps for a connection.
      void app.get('/long', (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024))),
  });
  await hasty.app.listen({ port: 0, host: '127.0.0.1' });
  const isOver = new Promise((resolve) => {
    hasty.app.server.once('connection', (socket) => socket.once('close', () => resolve('let go of')));
  });
  const socket = connect(portOf(hasty), '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await isOver).toBe('let go of');
  socket.destroy();
  await hasty.close();
});
