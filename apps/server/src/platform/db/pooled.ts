/**
 * Connections through a pooler in transaction mode, where each transaction may meet another connection of PostgreSQL: nothing may be
 * left behind on one, and nothing may be expected there.
 */
import type pg from 'pg';

/** What a query is called with: its text, or an object that holds it. */
interface Named {
  readonly text: string;
  readonly name?: string;
}

/**
 * The same client, whose statements have no names and whose transactions set what the connection itself cannot be told.
 * @param settings as they stand in PostgreSQL's own configuration, for example "lock_timeout=2000"
 */
export function throughPooler(Client: typeof pg.Client, settings: readonly string[]): typeof pg.Client {
  const sets = settings.map((setting) => `; set local ${setting}`).join('');
  // In the same breath as the beginning, so that it costs no round trip.
  const told = (text: string) => (/^begin\b/i.test(text) ? `${text}${sets}` : text);

  function nameless(query: unknown): unknown {
    if (typeof query === 'string') return told(query);
    const { name: _, ...rest } = query as Named;
    return { ...rest, text: told(rest.text) };
  }

  return class extends Client {
    override query(...[query, ...rest]: unknown[]): never {
      return super.query(nameless(query) as string, ...(rest as [])) as never;
    }
  };
}
