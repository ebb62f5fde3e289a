/** What becomes of each line of an import, from what is stored: pure, so that it can be tried out and then done. */

import { asRead } from '@mindhero/contract/csv';
import type { FieldError } from '@mindhero/contract/errors';
import { email, givenName, personName, phoneNumber, username } from '@mindhero/contract/fields';
import type { ImportColumn, ImportNamesake } from '@mindhero/contract/student-import';
import { languages } from '@mindhero/contract/user';
import * as z from 'zod/mini';
import type { Present } from '../../../entities/accounts/namesakes.ts';
import { check } from '../../../platform/http/validate.ts';
import type { Cells, ImportRow } from './cells.ts';
import { type GroupChange, type KnownGroup, resolveGroups } from './group-names.ts';
import { namesakesAmong } from './namesakes.ts';

const flag = z.optional(z.boolean());

/** What may be in a line about somebody who exists; it says only what is to change. */
const changed = z.object({
  last_name: z.optional(personName),
  first_name: z.optional(givenName),
  email: z.optional(email),
  phone_number: z.optional(phoneNumber),
  language: z.optional(z.enum(languages)),
  can_use_math: flag,
  can_use_reading: flag,
  can_use_logic: flag,
});
const made = z.extend(changed, { first_name: givenName, username: z.optional(username) });

export type Changes = z.output<typeof changed>;
export type NewStudent = z.output<typeof made>;

/** A student with the username of a line, whom the actor may change. */
export interface Stored extends Readonly<Record<'last_name' | 'first_name' | 'language', string>> {
  readonly id: number;
  readonly version: number;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly can_use_math: boolean;
  readonly can_use_reading: boolean;
  readonly can_use_logic: boolean;
  readonly school_id: number | null;
  /** Of those within reach. */
  readonly groups: readonly KnownGroup[];
}

/** All that lines have to be compared with. */
export interface Known {
  /** By username in lower case. */
  readonly people: ReadonlyMap<string, Stored>;
  /** Which usernames anybody has, in lower case. */
  readonly taken: ReadonlySet<string>;
  /** Whose an e-mail address is, in lower case. */
  readonly emails: ReadonlyMap<string, number>;
  /** Those within reach, by name. */
  readonly groups: ReadonlyMap<string, readonly KnownGroup[]>;
  /** The school that new students belong to; undefined where that of their groups decides. */
  readonly school_id: number | null | undefined;
  /** Whether the actor may change who is in a group. */
  readonly mayChangeMembers: boolean;
  /** Who is in the groups that new students would join, and in the school of those who join none. */
  readonly present: readonly Present[];
}

/** What was answered to the questions of a report. */
export interface Answers {
  /** Lines that are called like somebody who is there already are meant all the same. */
  readonly areNamesakesMeant: boolean;
  /** Of groups with one name those that are meant, by their ids. */
  readonly groups: ReadonlySet<number>;
}

export type Step =
  | { readonly outcome: 'refused'; readonly row: ImportRow; readonly errors: readonly FieldError[] }
  | { readonly outcome: 'unchanged'; readonly row: ImportRow; readonly id: number }
  | { readonly outcome: 'left_out'; readonly row: ImportRow; readonly namesake: ImportNamesake }
  | ({ readonly outcome: 'changed'; readonly row: ImportRow; readonly stored: Stored } & Change)
  | ({ readonly outcome: 'created'; readonly row: ImportRow } & Creation);

interface Change {
  readonly changes: Changes;
  readonly groups: GroupChange;
}

interface Creation {
  readonly student: NewStudent;
  readonly groupIds: readonly number[];
  readonly school_id: number | null;
  readonly namesake: ImportNamesake | null;
}

/** A step for each line, in their order. */
export function stepsFor(rows: readonly ImportRow[], known: Known, answers: Answers): Step[] {
  const namesakeOf = namesakesAmong(known.present);
  const usernames = new Map<string, number>();
  const emails = new Map<string, number>();
  return rows.map((row) => {
    const before = [
      ...seenBefore(usernames, 'username', row.cells.username, row.line),
      ...seenBefore(emails, 'email', row.cells.email, row.line),
      ...row.formulas.map((path): FieldError => ({ path, code: 'formula' })),
    ];
    const step = stepFor(row, known, answers);
    if (before.length === 0) return step.outcome === 'created' ? judged(step) : step;
    // What else is wrong with a formula need not be said.
    const others = (step.outcome === 'refused' ? step.errors : []).filter(
      ({ path }) => !row.formulas.some((column) => column === path),
    );
    return { outcome: 'refused', row, errors: [...before, ...others] };
  });

  /** Probably somebody who is there already, and then left out unless it is meant. */
  function judged(step: Created): Step {
    const namesake = namesakeOf(step);
    if (namesake === null || answers.areNamesakesMeant) return { ...step, namesake };
    return { outcome: 'left_out', row: step.row, namesake };
  }
}

type Created = Extract<Step, { outcome: 'created' }>;

function stepFor(row: ImportRow, known: Known, answers: Answers): Step {
  // Its cells may stand under columns that they do not belong to: nothing else can be said of them.
  if (row.surplus !== undefined) {
    const params = { name: row.surplus };
    return { outcome: 'refused', row, errors: [{ path: '', code: 'surplus_cell', params }] };
  }
  const username = row.cells.username?.toLowerCase() ?? '';
  const stored = known.people.get(username);
  if (stored !== undefined) return changeFor(row, stored, known, answers);
  if (!known.taken.has(username)) return createFor(row, known, answers);
  return { outcome: 'refused', row, errors: [{ path: 'username', code: 'taken' }] };
}

function seenBefore(
  seen: Map<string, number>,
  path: ImportColumn,
  text: string | null | undefined,
  line: number,
): FieldError[] {
  if (text === undefined || text === null) return [];
  const key = text.toLowerCase();
  const first = seen.get(key);
  if (first !== undefined) return [{ path, code: 'duplicate', params: { line: first } }];
  seen.set(key, line);
  return [];
}

function createFor(row: ImportRow, known: Known, answers: Answers): Step {
  const { groups = [], ...cells } = row.cells;
  const checked = check(made, cells, '');
  const wanted = { names: groups, current: [], school_id: known.school_id, meant: answers.groups };
  const found = resolveGroups(wanted, known.groups);
  const errors = [
    ...('errors' in checked ? ofColumns(checked.errors, row.cells) : []),
    ...found.errors,
    ...takenEmail(cells.email, null, known),
    // An administrator's: without a group it would be nobody's.
    ...(known.school_id === undefined && groups.length === 0
      ? [{ path: 'groups', code: 'required' as const }]
      : []),
  ];
  if ('errors' in checked || errors.length > 0) return { outcome: 'refused', row, errors };
  const schoolId = known.school_id === undefined ? (found.added[0]?.school_id ?? null) : known.school_id;
  return {
    outcome: 'created',
    row,
    student: checked.data,
    groupIds: found.added.map(({ id }) => id),
    school_id: schoolId,
    namesake: null,
  };
}

function changeFor(row: ImportRow, stored: Stored, known: Known, answers: Answers): Step {
  const differing = differences(row.cells, stored);
  const checked = check(changed, differing, '');
  const wanted = {
    names: row.cells.groups,
    current: stored.groups,
    school_id: stored.school_id ?? undefined,
    meant: answers.groups,
  };
  const groups = resolveGroups(wanted, known.groups);
  const isMoved = groups.added.length + groups.removed.length > 0;
  const errors: FieldError[] = [
    ...('errors' in checked ? ofColumns(checked.errors, row.cells) : []),
    ...groups.errors,
    ...takenEmail(differing.email, stored.id, known),
    ...(isMoved && !known.mayChangeMembers ? [{ path: 'groups', code: 'not_allowed' as const }] : []),
  ];
  if ('errors' in checked || errors.length > 0) return { outcome: 'refused', row, errors };
  if (!isMoved && Object.keys(differing).length === 0) return { outcome: 'unchanged', row, id: stored.id };
  return { outcome: 'changed', row, stored, changes: checked.data, groups };
}

/** By their columns; what is none of the options is named. */
function ofColumns(errors: readonly FieldError[], cells: Cells): FieldError[] {
  return errors.map((error) => {
    const path = error.path.replace(/^\./, '');
    if (error.code !== 'not_an_option') return { ...error, path };
    return { ...error, path, params: { name: String(cells[path as keyof Cells] ?? '') } };
  });
}

/** What stays as it is needs no checking: the own export is taken back whatever is stored. */
function differences(cells: Cells, stored: Stored): Omit<Cells, 'groups' | 'username'> {
  const { groups: _groups, username: _username, ...others } = cells;
  return Object.fromEntries(
    Object.entries(others).filter(([column, value]) => {
      const now = stored[column as keyof typeof others];
      return value !== (typeof now === 'string' ? asRead(now) || (value === null ? null : '') : now);
    }),
  );
}

function takenEmail(address: string | null | undefined, id: number | null, known: Known): FieldError[] {
  if (address === null || address === undefined) return [];
  const owner = known.emails.get(address.toLowerCase());
  return owner === undefined || owner === id ? [] : [{ path: 'email', code: 'taken' }];
}
