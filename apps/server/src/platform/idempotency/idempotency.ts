/**
 * Changes that happen once, however often they are asked for. The answer is stored under the caller's key in the
 * transaction of the change: there is never one without the other.
 */
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import type { Answer } from '../http/answer.ts';
import { ApiError } from '../http/problem.ts';
import { type Seal, sealOf } from './seal.ts';

/** What was answered before under a key. */
export interface Kept {
  readonly request: string;
  readonly status: number;
  readonly type: string | null;
  readonly answer: Buffer;
}

/** A key that a request came with. */
export interface Keyed {
  readonly userId: number | null;
  readonly seal: Seal;
}

/** A request with a key, and what is known of it. */
interface Asked extends Keyed {
  readonly kept: Kept | null;
  /** What is asked for: method, address and body. */
  readonly request: readonly (string | Uint8Array)[];
}

/** Does a change: all of it and its answer, or nothing. To be called once a request. */
export type Transact = (work: (tx: Database) => Promise<Answer>) => Promise<Answer>;

export interface Idempotency {
  /** @throws ApiError 422 for a header that is no key */
  keyOf(header: string | string[] | undefined, userId: number | null): Keyed | null;
  find(keyed: Keyed): Promise<Kept | null>;
  /**
   * The answer of `handle`, or the one that was given before.
   * @param asked null for a request without a key, which happens as often as it comes
   * @throws ApiError 422 key_reused if the key belongs to another request
   */
  answer(asked: Asked | null, handle: (transact: Transact) => Promise<Answer>): Promise<Answer>;
}

/** As long as a UUID in hexadecimal digits at least, so that nobody numbers requests. */
export const keyPattern = /^[\w-]{32,128}$/;

interface Options {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** The server's, of at least 32 bytes. */
  readonly secret: string;
}

/** The one place where keys are looked up and answers kept. */
export function createIdempotency({ db, pool, clock, secret }: Options): Idempotency {
  async function find({ seal }: Keyed): Promise<Kept | null> {
    const { rows } = await pool.query<Kept>({
      name: 'idempotency_key',
      text: 'select request, status, type, answer from idempotency_keys where id = $1',
      values: [seal.id],
    });
    return rows[0] ?? null;
  }

  function transactFor({ seal, userId }: Asked, request: string): Transact {
    return (work) =>
      db.transaction(async (tx) => {
        // The same request at the same moment waits here, until this transaction has ended.
        const claimed = await tx
          .insert(idempotencyKeys)
          .values({ id: seal.id, user_id: userId, request, made_at: clock() })
          .onConflictDoNothing();
        if (claimed.rowCount === 0) throw new ApiError('conflict', { detail: 'The key has just been used' });
        const answer = await work(tx);
        const kept = {
          status: answer.status,
          type: answer.sent?.type ?? null,
          answer: seal.close(bytesOf(answer)),
        };
        await tx.update(idempotencyKeys).set(kept).where(eq(idempotencyKeys.id, seal.id));
        return answer;
      });
  }

  return {
    keyOf(header, userId) {
      if (header === undefined) return null;
      if (typeof header === 'string' && keyPattern.test(header))
        return { userId, seal: sealOf(secret, userId, header) };
      throw new ApiError('invalid_request', {
        errors: [{ path: 'header.idempotency-key', code: 'invalid_format' }],
      });
    },
    find,
    async answer(asked, handle) {
      if (asked === null) return handle((work) => db.transaction(work));
      const request = asked.seal.hashOf(asked.request);
      if (asked.kept !== null) return replay(asked.seal, asked.kept, request);
      try {
        return await handle(transactFor(asked, request));
      } catch (error) {
        // The same request may have been faster, and what is wrong now was right for it.
        const since = await find(asked).catch(() => null);
        if (since === null) throw error;
        return replay(asked.seal, since, request);
      }
    },
  };
}

function replay(seal: Seal, { request, status, type, answer }: Kept, asked: string): Answer {
  if (request !== asked) throw new ApiError('key_reused');
  const content = seal.open(answer);
  return { status, sent: type === null ? null : { type, content }, isReplayed: true };
}

/** @throws Error for an answer that is told bit by bit, or has a name: those could not be given again */
function bytesOf({ sent }: Answer): Uint8Array {
  if (sent === null) return Buffer.alloc(0);
  const { content, name } = sent;
  if (typeof content === 'string') return Buffer.from(content);
  if (content instanceof Uint8Array && name === undefined) return content;
  throw new Error('an answer that is kept has to be whole and without a name');
}
