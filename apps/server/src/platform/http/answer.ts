/** What leaves: what the contract promises, and nothing more. */
import type { Endpoint } from '@mindhero/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { compressed } from './compressed.ts';
import { type SentFile, sendFile } from './file-answer.ts';

/** A body as PostgreSQL has written it, where reading it only to write it again would be most of the work. */
export class WrittenJson {
  readonly bytes: Buffer;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }
}

/** An answer as it goes over the wire. */
export interface Answer {
  readonly status: number;
  /** Null: no body. */
  readonly sent: SentFile | null;
  /** It was given before, and nothing has been done now. */
  readonly isReplayed?: true;
}

/** Fields that the contract does not name are dropped. @throws Error for a status that it lacks */
export function answerOf(endpoint: Endpoint, status: number, body: unknown): Answer {
  const schema = endpoint.responses[status];
  if (!schema)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}, which its contract lacks`);
  // The type of the handler promises a file where the contract does.
  if ('file' in schema) return { status, sent: body as SentFile };
  if (status === 204) return { status, sent: null };
  const content = body instanceof WrittenJson ? body.bytes : JSON.stringify(schema.parse(body));
  return { status, sent: { type: 'application/json; charset=utf-8', content } };
}

/** Sends it on its way. */
export async function sendAnswer(
  reply: FastifyReply,
  { status, sent, isReplayed }: Answer,
): Promise<FastifyReply> {
  reply.code(status);
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  return sent === null ? reply.send() : sendFile(reply, await compressed(reply, sent));
}
