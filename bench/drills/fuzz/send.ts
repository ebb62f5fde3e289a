/** One request over the wire, and how long its answer takes. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import type { Given } from './judge.ts';

export interface Sent {
  readonly method: string;
  /** With everything that stands behind it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface Answered extends Given {
  readonly ms: number;
}

/** Longer than anything may take. */
const PATIENCE_MS = 30_000;

/** Agents keep connections, as browsers and balancers do. */
export const keptConnections = (most: number) => new Agent({ keepAlive: true, maxSockets: most });

/** @returns null if the connection ended without an answer */
export function send(
  agent: Agent,
  url: string,
  { method, path, headers, body }: Sent,
): Promise<Answered | null> {
  const since = performance.now();
  return new Promise((resolve) => {
    const asked = request(`${url}${path}`, {
      agent,
      method,
      headers: { ...headers, ...(body === null ? {} : { 'content-length': String(body.length) }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    asked.on('response', (answer) => {
      const told = (parts: readonly Buffer[]) =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'],
          body: unpacked(Buffer.concat(parts), answer.headers['content-encoding']),
          ms: performance.now() - since,
        });
      read(answer, told);
    });
    asked.on('error', () => resolve(null));
    asked.end(body ?? undefined);
  });
}

function read(answer: IncomingMessage, told: (parts: readonly Buffer[]) => void): void {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => {
    parts.push(part);
    // What goes on for minutes has told what there is in its first words.
    if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy();
  });
  answer.on('close', () => told(parts));
  answer.on('error', () => {});
}

const unpacked = (body: Buffer, coding: string | undefined) => (coding === 'gzip' ? gunzipSync(body) : body);
