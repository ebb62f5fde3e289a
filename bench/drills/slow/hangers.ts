/** Connections of people who are in no hurry at all: half a head, a body drop by drop, answers that nobody reads. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Hanger {
  readonly kind: string;
  readonly socket: Socket;
  /** At this end, once it is connected: a socket forgets it when it is closed. */
  readonly port: Promise<number>;
}

/** How often one more letter comes: no connection is ever silent. */
const DROP_MS = 500;

interface Host {
  readonly url: string;
  readonly token: string;
}

function open({ url }: Host, kind: string): Hanger {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return { kind, socket, port: once(socket, 'connect').then(() => socket.localPort ?? 0) };
}

/** Sends a letter now and then. What the server says is read, or nobody would learn that it has hung up. */
function dripping(host: Host, kind: string, begin: string, letter: string): Hanger {
  const hanger = open(host, kind);
  hanger.socket.resume();
  hanger.socket.write(begin);
  const timer = setInterval(() => hanger.socket.write(letter), DROP_MS);
  hanger.socket.on('close', () => clearInterval(timer));
  return hanger;
}

const headOf = ({ token }: Host, line: string) =>
  `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;

export const halfHead = (host: Host) =>
  dripping(host, 'half a head', headOf(host, 'GET /api/v1/users/me/'), 'X');

export const slowBody = (host: Host) =>
  dripping(
    host,
    'a body drop by drop',
    `${headOf(host, 'PATCH /api/v1/users/me/')}Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"theme":"`,
    'x',
  );

/** Reads nothing of the answer. */
export function nonReader(host: Host, kind: string, path: string): Hanger {
  const hanger = open(host, kind);
  hanger.socket.pause();
  hanger.socket.write(`${headOf(host, `GET ${path}`)}\r\n`);
  return hanger;
}

/** Says nothing at all. */
export function mute(host: Host): Hanger {
  const hanger = open(host, 'nothing sent');
  hanger.socket.resume();
  return hanger;
}
