/** What people go on asking for who do not know that the database is away. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { tokenOf } from '../../serving.ts';
import { told } from '../client.ts';
import type { Caller } from '../school.ts';
import { until } from '../until.ts';

/** Something that somebody asks for again and again. */
export interface Wish {
  /** What somebody wants, for the table. */
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below `/api/`. */
  readonly path: string;
  /** Nobody in particular asks where there is none. */
  readonly caller?: Caller;
  /** Another one each time. */
  readonly body?: () => object;
  /** Asked sooner again, it would come too often for one person. */
  readonly everyMs: number;
}

interface Person {
  readonly caller: Caller;
  readonly username: string;
  readonly password: string;
}

/**
 * All pupils begin plays; one person each asks for everything else, so that all ways to the database are taken.
 * @param play one that the person has begun, with what is sent at its end
 */
export function wishesOf(
  pupils: readonly Caller[],
  teacher: Caller,
  { caller, username, password }: Person,
  play: { readonly id: string; readonly events: object },
): Wish[] {
  const often = 1100;
  const mine = { path: 'v1/users/me/', caller };
  return [
    ...pupils.map((pupil): Wish => ({
      what: 'a play begins',
      method: 'POST',
      path: 'v1/plays/',
      caller: pupil,
      body: () => ({ id: randomUUID(), game: 'columns', settings: {} }),
      everyMs: 700,
    })),
    { what: 'an account is read', method: 'GET', everyMs: often, ...mine },
    { what: 'a list', method: 'GET', path: 'v1/students/', caller: teacher, everyMs: often },
    {
      what: 'a change',
      method: 'PATCH',
      body: () => ({ theme: Math.random() < 0.5 ? 'dark' : 'light' }),
      everyMs: often,
      ...mine,
    },
    {
      what: 'a play ends',
      method: 'POST',
      path: `v1/plays/${play.id}/finish/`,
      caller,
      body: () => ({ events: play.events }),
      everyMs: often,
    },
    {
      what: 'a sign-in',
      method: 'POST',
      path: 'token/',
      body: () => ({ username, password }),
      everyMs: often,
    },
    {
      what: 'an export',
      method: 'GET',
      path: 'v1/statistics/grid/export/',
      caller: teacher,
      everyMs: 3500,
    },
  ];
}

interface Answer {
  readonly status: number;
  readonly isTold: boolean;
  readonly ms: number;
}

const isDone = ({ status }: Pick<Answer, 'status'>) => status >= 200 && status < 300;

async function ask(url: string, { method, path, caller, body }: Wish): Promise<Answer> {
  const since = performance.now();
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(caller && { authorization: `Bearer ${tokenOf(caller)}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body()) }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  await answer?.arrayBuffer().catch(() => undefined);
  const isTold = Number(answer?.headers.get('retry-after')) > 0;
  return { status: answer?.status ?? 0, isTold, ms: performance.now() - since };
}

export interface Asking {
  /** Whether each thing was asked for. */
  isAll(): boolean;
  has(status: number): boolean;
  /** Asks no more, and waits for the last answers. */
  stop(): Promise<Refusals>;
}

export interface Refusals {
  /** All answers, and what is wrong with them, for the table. */
  readonly seen: string;
  readonly isRight: boolean;
  /** The one that somebody waited for longest. */
  readonly slowest: { readonly what: string; readonly ms: number };
}

/** @param isHalf what can be done is done: only what cannot is refused */
export function askInVain(url: string, wishes: readonly Wish[], isHalf: boolean): Asking {
  const kinds = new Set(wishes.map(({ what }) => what));
  const answers: (Answer & { readonly what: string })[] = [];
  const over = new AbortController();
  async function askAgain(wish: Wish): Promise<void> {
    while (!over.signal.aborted) {
      answers.push({ what: wish.what, ...(await ask(url, wish)) });
      await wait(wish.everyMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
  }
  const all = wishes.map(askAgain);
  const isWrong = (answer: Answer) =>
    !(answer.status === 503 && answer.isTold) && !(isHalf && isDone(answer));
  const has = (status: number) => answers.some((answer) => answer.status === status);
  return {
    has,
    isAll: () => new Set(answers.map(({ what }) => what)).size === kinds.size,
    async stop() {
      over.abort();
      await Promise.all(all);
      const wrong = answers.filter(isWrong);
      const complaints = [
        ...new Set(
          wrong.map(
            ({ what, status, isTold }) =>
              `${what}: ${status}${status === 503 && !isTold ? ' without Retry-After' : ''}`,
          ),
        ),
      ];
      const counts = new Map<number, number>();
      for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
      return {
        seen: [`${told(counts)} for ${kinds.size} things`, ...complaints].join(', '),
        isRight: wrong.length === 0 && has(503),
        slowest: answers.reduce((a, b) => (b.ms > a.ms ? b : a), { what: 'nothing', ms: 0 }),
      };
    },
  };
}

/**
 * Asks for each thing until it is done.
 * @returns what was not done in the end
 */
export async function askUntilDone(
  url: string,
  wishes: readonly Wish[],
  patienceMs: number,
): Promise<string[]> {
  const done = await Promise.all(
    wishes.map((wish) =>
      until(async () => {
        if (isDone(await ask(url, wish))) return true;
        // Like somebody who presses the button again.
        await wait(200);
        return false;
      }, patienceMs),
    ),
  );
  return [...new Set(wishes.filter((_, n) => done[n] === false).map(({ what }) => what))];
}
