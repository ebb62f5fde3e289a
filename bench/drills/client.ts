/** Callers who repeat what was not answered, as the web app does, and keep count of every answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { tokenOf } from '../serving.ts';
import type { Caller } from './school.ts';

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  /** Below the API's root. */
  readonly path: string;
  readonly body?: object | string;
}

export interface Answer {
  /** 0: there was none. */
  readonly status: number;
  readonly text: string;
}

interface Options {
  /** The address to ask now: another one when the last did not answer. */
  readonly address: (attempt: number) => string;
  /** Without them a request that is repeated is another request. */
  readonly withKeys: boolean;
  /** Of so many answers one is lost on the way, and the caller asks again. */
  readonly losesOneOf?: number;
  /** How long somebody goes on asking. */
  readonly insistMs?: number;
}

export interface Client {
  /** How often each status was answered; 0: not at all. */
  readonly answers: ReadonlyMap<number, number>;
  /** Asks once. */
  once(caller: Caller, request: Request): Promise<Answer>;
  /** Asks until there is an answer that is no 429 or 503; null if nobody gave one for `insistMs`. */
  insist(caller: Caller, request: Request): Promise<Answer | null>;
}

/** A caller waits so long for an answer, and usually so long for one that counts. */
const ANSWER_MS = 10_000;
const INSIST_MS = 60_000;

const passing: readonly number[] = [0, 429, 503];

export function createClient({
  address,
  withKeys,
  losesOneOf = Infinity,
  insistMs = INSIST_MS,
}: Options): Client {
  const answers = new Map<number, number>();
  let sent = 0;

  async function ask(caller: Caller, request: Request, key: string, attempt: number): Promise<Answer> {
    const { method = 'POST', path, body } = request;
    const isText = typeof body === 'string';
    try {
      const answer = await fetch(`${address(attempt)}/api/v1/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokenOf(caller)}`,
          ...(body === undefined ? {} : { 'content-type': isText ? 'text/csv' : 'application/json' }),
          ...(withKeys && method !== 'GET' ? { 'idempotency-key': key } : {}),
        },
        ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }

  async function counted(...question: Parameters<typeof ask>): Promise<Answer> {
    const answer = await ask(...question);
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    return ++sent % losesOneOf === 0 ? { status: 0, text: '' } : answer;
  }

  return {
    answers,
    once: (caller, request) => counted(caller, request, randomUUID(), 0),
    async insist(caller, request) {
      const key = randomUUID();
      const deadline = Date.now() + insistMs;
      for (let attempt = 0; Date.now() < deadline; attempt++) {
        const answer = await counted(caller, request, key, attempt);
        if (!passing.includes(answer.status)) return answer;
        await wait(100 + 100 * Math.min(attempt, 9));
      }
      return null;
    },
  };
}

/** What was answered, for a cell of the table. */
export function told(answers: ReadonlyMap<number, number>): string {
  const shown = [...answers]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status === 0 ? 'none' : status}`);
  return shown.join(', ');
}
