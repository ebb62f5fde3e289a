/** Groups by their names, which several groups may have. */

import { asRead } from '@mindhero/contract/csv';
import type { FieldError } from '@mindhero/contract/errors';

export interface KnownGroup {
  readonly id: number;
  readonly name: string;
  readonly school_id: number | null;
}

export interface GroupChange {
  readonly added: readonly KnownGroup[];
  readonly removed: readonly KnownGroup[];
}

interface Wanted {
  /** Undefined: nothing is said about groups. */
  readonly names: readonly string[] | undefined;
  readonly current: readonly KnownGroup[];
  /** The school that the groups have to be of; undefined where any will do, so long as it is the same. */
  readonly school_id: number | null | undefined;
  /** Which of those with one name are meant, by their ids. */
  readonly meant: ReadonlySet<number>;
}

/** A person who is in a group of that name stays in it; for the other names there must be one group each. */
export function resolveGroups(
  { names, current, school_id, meant }: Wanted,
  known: ReadonlyMap<string, readonly KnownGroup[]>,
): GroupChange & { readonly errors: readonly FieldError[] } {
  if (names === undefined) return { added: [], removed: [], errors: [] };
  const left = [...current];
  const added: KnownGroup[] = [];
  const errors: FieldError[] = [];
  for (const name of names) {
    const at = left.findIndex((group) => asRead(group.name) === name);
    if (at >= 0) {
      left.splice(at, 1);
      continue;
    }
    const school = school_id === undefined ? added[0]?.school_id : school_id;
    const choices = (known.get(name) ?? []).filter(
      ({ id, school_id }) =>
        (school === undefined || school_id === school) &&
        ![...current, ...added].some((one) => one.id === id),
    );
    const answered = choices.filter(({ id }) => meant.has(id));
    const [only, ...others] = answered.length > 0 ? answered : choices;
    if (only === undefined) errors.push({ path: 'groups', code: 'not_an_option', params: { name } });
    else if (others.length > 0) errors.push({ path: 'groups', code: 'ambiguous', params: { name } });
    else added.push(only);
  }
  return { added, removed: left, errors };
}
