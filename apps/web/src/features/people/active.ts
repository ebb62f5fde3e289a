/** Only those whose accounts are open, or closed. */
export type Active = 'true' | 'false';

export interface ActiveSearch {
  readonly active?: Active;
}

/** Null for what says nothing of accounts. */
export function activeOf(value: string): Active | null {
  return value === 'true' || value === 'false' ? value : null;
}

/** Whose accounts an address asks for, by whether they are open. */
export function readActive(search: Readonly<Record<string, unknown>>): ActiveSearch {
  // The router reads `true` of an address as a truth value.
  const active = activeOf(String(search['active']));
  return active === null ? {} : { active };
}
