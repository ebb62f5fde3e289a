/** What goes to the database in tests, statement by statement. */
import pg from 'pg';
import { type MockInstance, vi } from 'vitest';

/** The text of a statement, by what the driver was called with. */
export function textOf([query]: readonly unknown[]): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** The name under which a statement is prepared, by what the driver was called with; none for others. */
export function nameOfQuery([query]: readonly unknown[]): unknown {
  return typeof query === 'object' && query !== null && 'name' in query ? query.name : undefined;
}

/** The same call with another text. */
export function withText([query, ...others]: readonly unknown[], text: string): readonly unknown[] {
  return typeof query === 'object' && query !== null ? [{ ...query, text }, ...others] : [text, ...others];
}

/**
 * Sends something else in the place of what is sent, until it is restored.
 * @param change is given what the driver was called with, and says with what it is to be called
 */
export function changeQueries(change: (args: readonly unknown[]) => readonly unknown[]): MockInstance {
  const { query } = pg.Client.prototype;
  return vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: readonly unknown[]
  ) {
    // The driver declares a dozen ways to call it, of which none takes whatever another one was called with.
    const answer: unknown = Reflect.apply<unknown, unknown[], unknown>(query, this, [...change(args)]);
    return answer;
  });
}

const gone = `do $$ begin raise exception 'gone' using errcode = '57P01'; end $$`;

const callbackOf = (args: readonly unknown[]) => args.filter((one) => typeof one === 'function');

/** Statements that write, or hold what is about to be written. */
const isWriting = (text: string) => /\b(insert|update|delete|commit|lock_plan_accounts)\b/i.test(text);

/** Does something with the database gone at the writing statement of this number. @returns whether it came that far */
export async function withoutStatement(nth: number, work: () => Promise<void>): Promise<boolean> {
  let count = 0;
  const spy = changeQueries((args) =>
    isWriting(textOf(args)) && ++count === nth ? [gone, ...callbackOf(args)] : args,
  );
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return count >= nth;
}
