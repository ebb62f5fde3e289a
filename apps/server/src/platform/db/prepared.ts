/** Prepared statements: of those that come often in the same words, planning takes longer than running. */

interface Statement<Result> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(): Promise<Result> };
}

/** Each connection keeps what it has prepared, so there is an end to it. */
const MOST = 200;

const names = new Map<string, string>();

/**
 * Runs a query that each connection plans only once, or a few times. Not for one that is made of what people look for: its
 * best plan depends on that. Values have to be parameters of it, not a part of its words.
 */
export function prepared<Result>(statement: Statement<Result>): Promise<Result> {
  return statement.prepare(nameOf(statement.toSQL().sql)).execute();
}

/** Without a name nothing is kept. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST) return '';
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}
