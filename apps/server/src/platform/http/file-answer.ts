/** Answers that are files. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as a handler answers it. */
export interface SentFile {
  readonly type: string;
  /** Whole, or piece by piece where it may be large. */
  readonly content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Under which the device stores it; without it the file is there to be looked at. */
  readonly name?: string;
  /** How long it may be kept; not at all where nothing is said. */
  readonly cacheControl?: string;
}

/** Sends it; when a piece cannot be had the connection breaks, so that nobody takes half a file for a whole one. */
export function sendFile(reply: FastifyReply, { type, content, name, cacheControl }: SentFile): FastifyReply {
  reply.type(type);
  if (name !== undefined) reply.header('content-disposition', disposition(name));
  if (cacheControl !== undefined) reply.header('cache-control', cacheControl);
  if (typeof content === 'string' || content instanceof Uint8Array) return reply.send(content);
  // What is sent piece by piece may have no end, and Node would wait for it although it sends nothing of it.
  return reply.send(reply.request.method === 'HEAD' ? undefined : Readable.from(content));
}

/** Every browser reads the second form; the first is for what does not. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
