/**
 * Requests that Node's parser refuses before anything of ours sees them. They get a problem document and the headers of
 * every answer as all others do; then the connection closes, since nobody knows where the next request would begin.
 */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError, problemOf } from './problem.ts';
import { dataHeaders } from './security-headers.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
}

function answerOf(app: FastifyInstance, refusal: ApiError): Answer {
  const id = randomUUID();
  app.log.info({ reqId: id, status: refusal.status }, 'unreadable request');
  const body = JSON.stringify(problemOf(refusal, id));
  const headers = {
    ...dataHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { status: refusal.status, headers, body };
}

/** Connections whose last request was answered before all of it had come: what is wrong with the rest gets no answer more. */
const answeredEarly = new WeakSet<Socket>();

/** Answers what cannot be parsed, comes too slowly or has too long a head. For Fastify's `clientErrorHandler`. */
export function answerUnreadable(app: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // In the middle of another answer these bytes would be taken for a part of it.
  if (!socket.writable || isAnswering(socket) || answeredEarly.has(socket)) return void socket.destroy();
  const { status, headers, body } = answerOf(app, refusalOf(error.code));
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  socket.destroySoon();
}

function refusalOf(code: string | undefined): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_too_slow');
  return new ApiError('malformed_request');
}

/** Whether an earlier request of the connection has begun to be answered: only Node's own field tells. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: message } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent ?? false;
}

/** Refuses expectations that nobody meets, and requests that name no host or several: proxies could read another one. */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) answeredEarly.add(raw.socket);
    done();
  });
  app.server.on('checkExpectation', (_request, response) => {
    const { status, headers, body } = answerOf(app, new ApiError('expectation_failed'));
    response.writeHead(status, headers).end(body);
  });
  app.addHook('onRequest', ({ raw }, reply, done) => {
    answeredEarly.delete(raw.socket);
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
    // The first version of the protocol knows no hosts.
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return done();
    reply.header('connection', 'close');
    done(new ApiError('malformed_request'));
  });
}
