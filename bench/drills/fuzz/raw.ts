/** Bytes that are no proper request: cut off, smuggled, or of another protocol. Each has a connection of its own. */
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Random } from '@mindhero/engine/random';
import type { Given } from './judge.ts';

export interface RawAnswer {
  /** One after the other, as the client of a proxy would read them. */
  readonly answers: readonly Given[];
  readonly ms: number;
}

/** What nobody may be able to slip in behind something else: it would be seen by its answer. */
const smuggled = 'GET /api/v1/installation/?smuggled HTTP/1.1\r\nHost: x\r\n\r\n';

const start = (random: Random) =>
  random.pick([
    'POST /api/token/',
    'PATCH /api/v1/users/me/',
    'GET /api/health/live/',
    'POST /api/v1/students/',
  ]);

interface Raw {
  readonly bytes: Buffer;
  /** How many answers there may be at most. */
  readonly most: number;
}

/** @param token of somebody whom the server knows */
export function drawRaw(random: Random, token: string): Raw {
  const head = `${start(random)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;
  const one = (text: string): Raw => ({ bytes: Buffer.from(text, 'latin1'), most: 1 });
  switch (random.integer(0, 15)) {
    case 0: {
      const whole = `${head}Content-Length: 12\r\n\r\n{"theme":"x"}`;
      return one(whole.slice(0, random.integer(1, whole.length - 2)));
    }
    case 1:
      return one(`${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`);
    case 2:
      return one(
        `${head}Transfer-Encoding: ${random.pick(['xchunked', 'chunked, identity', 'identity', ' chunked\x0b', '\x00chunked'])}\r\n\r\n0\r\n\r\n${smuggled}`,
      );
    case 3:
      return one(`${head}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`);
    case 4:
      return one(
        `${head}Content-Length: ${random.pick(['-1', '1e3', '0x10', '99999999999999999999', '+4', '4, 4'])}\r\n\r\n{"a":1}`,
      );
    case 5:
      return one(
        `${head}Transfer-Encoding: chunked\r\n\r\n${random.pick(['zz', 'ffffffffffffffffff', '-1', '5;x="\r\n'])}\r\nhello\r\n0\r\n\r\n`,
      );
    case 6:
      return one(`${head}X: ${'x'.repeat(random.pick([9000, 20_000, 70_000]))}\r\n\r\n`);
    case 7:
      return one(`${head}${Array.from({ length: 3000 }, (_, n) => `X${n}: 1\r\n`).join('')}\r\n`);
    case 8:
      return one(
        random.pick([
          'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
          'GET / HTTP/9.9\r\n\r\n',
          '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
          'HELO x\r\n',
          '\r\n\r\n\r\n',
          'GET\r\n\r\n',
        ]),
      );
    case 9:
      return one(
        `GET http://${random.pick(['evil.example', 'x', '[::1'])}/api/health/live/ HTTP/1.1\r\nHost: x\r\n\r\n`,
      );
    case 10:
      return one(
        `GET ${random.pick(['/\x00', '/%', '/%c0%ae%c0%ae/', '//api//health', '/\xff\xfe', '*', '/api/v1/students/1/%2e%2e/2/', `/${'a'.repeat(15_000)}`])} HTTP/1.1\r\nHost: x\r\n\r\n`,
      );
    case 11:
      return one(`${head}Host: y\r\n\r\n${smuggled}`);
    case 12:
      return one(
        `${head}Expect: ${random.pick(['100-continue', 'wonders', '100-continue, 100-continue'])}\r\nContent-Length: 2\r\n\r\n{}`,
      );
    case 13:
      return one(
        `${head}Upgrade: ${random.pick(['websocket', 'h2c'])}\r\nConnection: Upgrade\r\nContent-Length: 2\r\n\r\n{}`,
      );
    case 14:
      return {
        bytes: Buffer.from(
          Array.from({ length: 12 }, () => 'GET /api/health/live/ HTTP/1.1\r\nHost: x\r\n\r\n').join(''),
        ),
        most: 12,
      };
    default: {
      const bytes = Buffer.from(`${head}Content-Length: 2\r\n\r\n{}`, 'latin1');
      for (let n = random.integer(1, 4); n > 0; n--)
        bytes[random.integer(0, bytes.length - 1)] = random.integer(0, 255);
      // Without its length a body is another request.
      return { bytes, most: 2 };
    }
  }
}

/** Says that all is sent, and reads until the server has said all. */
export function sendRaw(url: string, bytes: Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const since = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(30_000, () => socket.destroy());
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answers: read(Buffer.concat(parts)), ms: performance.now() - since }));
    socket.end(bytes);
  });
}

/** What stands in the stream, by its lengths and chunks. */
function read(stream: Buffer): Given[] {
  const answers: Given[] = [];
  let rest = stream.toString('latin1');
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const head = rest.slice(0, end);
    const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim();
    const status = Number(head.slice(9, 12));
    rest = rest.slice(end + 4);
    if (status < 200) continue;
    const length = Number(field('content-length') ?? rest.length);
    const body = Buffer.from(rest.slice(0, length), 'latin1');
    answers.push({ status, type: field('content-type'), body });
    rest = rest.slice(length);
  }
  return answers;
}
