/** New students who are called like somebody who is there, or in the file, already: perhaps they are the same. */
import type { ImportNamesake } from '@mindhero/contract/student-import';
import { foldedNames, type Present } from '../../../entities/accounts/namesakes.ts';
import type { ImportRow } from './cells.ts';

/** What a line would make. */
interface Fresh {
  readonly row: ImportRow;
  readonly student: { readonly first_name: string; readonly last_name?: string | undefined };
  readonly groupIds: readonly number[];
}

/** Who is called like a new student: somebody who is there, or somebody of an earlier line that was looked at. */
export function namesakesAmong(present: readonly Present[]): (fresh: Fresh) => ImportNamesake | null {
  const key = (place: number | null, name: string) => `${place} ${name}`;
  const there = new Map(
    present.map((person) => [key(person.group?.id ?? null, foldedNames(person)), person.username]),
  );
  const seen = new Map<string, ImportRow>();
  return ({ row, student, groupIds }) => {
    const name = foldedNames({ ...student, last_name: student.last_name ?? '' });
    const keys = (groupIds.length === 0 ? [null] : groupIds).map((place) => key(place, name));
    const earlier = keys.map((one) => seen.get(one)).find((other) => other !== undefined);
    for (const one of keys) if (!seen.has(one)) seen.set(one, row);
    const username = keys.map((one) => there.get(one)).find((one) => one !== undefined);
    if (username !== undefined) return { username, line: null };
    // A person who wrote a username for each of them means two people.
    const isTold = row.cells.username !== undefined && earlier?.cells.username !== undefined;
    return earlier === undefined || isTold ? null : { username: null, line: earlier.line };
  };
}
