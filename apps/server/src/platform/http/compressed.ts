/** Long answers travel compressed. */
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { SentFile } from './file-answer.ts';

/** A shorter answer fits into one packet with its headers anyway. */
const WORTH_BYTES = 1000;

const inBackground = promisify(gzip);

/**
 * The same answer as this caller takes it: JSON that is read, gzipped where that is understood. A caller that is listed a
 * hundred pupils gets 2 instead of 12 kB. The lightest level does nearly as well as the others; the work is done beside
 * the event loop. Answers to changes stay as they are: they are short, and may hold a password that was just made.
 */
export async function compressed(reply: FastifyReply, sent: SentFile): Promise<SentFile> {
  const { method, headers } = reply.request;
  const { content } = sent;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !sent.type.startsWith('application/json')) return sent;
  if (!(typeof content === 'string' || content instanceof Uint8Array)) return sent;
  if (Buffer.byteLength(content) < WORTH_BYTES) return sent;
  reply.header('vary', 'accept-encoding');
  if (!understandsGzip(headers['accept-encoding'])) return sent;
  reply.header('content-encoding', 'gzip');
  return { ...sent, content: await inBackground(content, { level: constants.Z_BEST_SPEED }) };
}

function understandsGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((coding) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(coding));
}
