/** Plays that are finished over HTTP. */
import type pg from 'pg';
import { callers, type OpenPlay } from './fill.ts';
import { tokenOf } from './serving.ts';

type Tokens = ReadonlyMap<number, string>;

/** Access tokens by person, made anew for each measurement. */
export async function tokensOf(pool: pg.Pool): Promise<Tokens> {
  return new Map((await callers(pool)).map((caller) => [caller.userId, tokenOf(caller)]));
}

export const finishOf = ({ id, userId, events }: OpenPlay, tokens: Tokens) => ({
  method: 'POST' as const,
  path: `/api/v1/plays/${id}/finish/`,
  headers: { authorization: `Bearer ${tokens.get(userId)}`, 'content-type': 'application/json' },
  body: JSON.stringify({ events }),
});
