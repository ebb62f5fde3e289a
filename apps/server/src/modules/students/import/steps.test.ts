import { BOM, csvLine } from '@mindhero/contract/csv';
import { type Language, languages } from '@mindhero/contract/user';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cellText } from '../../../platform/tables/cell-text.ts';
import { words } from '../../../platform/tables/words.ts';
import { studentTable } from '../file.ts';
import { readImport } from './import-file.ts';
import { type Answers, type Known, type Step, type Stored, stepsFor } from './steps.ts';

const group = (id: number, name: string, school_id: number | null = 1) => ({ id, name, school_id });
const nobody: Known = {
  people: new Map(),
  taken: new Set(),
  emails: new Map(),
  groups: new Map(),
  school_id: 1,
  mayChangeMembers: true,
  present: [],
};
const unasked: Answers = { areNamesakesMeant: false, groups: new Set() };

const stored = (more: Partial<Stored> = {}): Stored => ({
  id: 1,
  version: 1,
  last_name: 'Ek',
  first_name: 'Anna',
  language: 'DE',
  email: null,
  phone_number: null,
  can_use_math: true,
  can_use_reading: true,
  can_use_logic: false,
  school_id: 1,
  groups: [],
  ...more,
});

const stepsOf = (text: string, known: Partial<Known> = {}, answers: Partial<Answers> = {}) =>
  stepsFor(readImport(Buffer.from(text)).rows, { ...nobody, ...known }, { ...unasked, ...answers });

const faults = (steps: readonly Step[]) =>
  steps.map((step) => (step.outcome === 'refused' ? step.errors : step.outcome));

describe('the own export', () => {
  /** Whatever a database may hold, and what spreadsheets stumble over. */
  const text = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^['=+\-@;",|\\\n\r\t a-zґї]{0,9}$/),
      fc.constantFrom('=cmd|calc', "'=1", 'O’Neill "Zoë" 🦊', 'Ґалаґан', 'a\r\nb', '-5', 'sep=,'),
    )
    .map((value) => value.replaceAll(/[^\P{Cc}\n\r\t]/gu, '').trim());
  const person = fc.record({
    last_name: text,
    first_name: text,
    email: fc.option(text.filter((value) => value !== '')),
    phone_number: fc.option(text.filter((value) => value !== '')),
    language: fc.constantFrom(...languages),
    can_use_math: fc.boolean(),
    can_use_reading: fc.boolean(),
    can_use_logic: fc.boolean(),
    groups: fc.array(
      text.filter((name) => name !== ''),
      { maxLength: 3 },
    ),
  });

  const people = fc.uniqueArray(person, {
    minLength: 1,
    maxLength: 5,
    selector: ({ email }) => email?.toLowerCase() ?? Symbol('none'),
  });

  function exported(people: readonly (Stored & { username: string })[], language: Language): string {
    const rows = people.map((one) => ({
      ...one,
      language: one.language as Language,
      groups: [...one.groups],
      avatar: 'hero-1' as const,
      is_active: true,
      points: 7,
      stars: 1,
      school: { id: 1, name: 'North' },
      registered_at: new Date(0),
      last_played_at: null,
      last_homework_at: null,
      card_made_at: null,
      first_password_until: null,
      week_minutes: 0.5,
      week_accuracy: null,
      week_answers: 0,
    }));
    const header = csvLine(studentTable.map(({ id }) => words[language].column[id]));
    const manner = { language, time_zone: 'Europe/Kyiv' };
    const lines = rows.map((row) =>
      csvLine(studentTable.map(({ value }) => cellText(value(row, language), manner))),
    );
    return BOM + header + lines.join('');
  }

  it('changes nothing when it comes back, whatever people are called, in every language', () => {
    fc.assert(
      fc.property(people, fc.constantFrom(...languages), (list, language) => {
        const all = list.map(({ groups, ...columns }, n) => ({
          ...stored(columns),
          id: n,
          username: `user${n}`,
          groups: groups.map((name, place) => group(n * 10 + place, name)),
        }));
        const known = { people: new Map(all.map((one) => [one.username, one])), mayChangeMembers: false };
        const steps = stepsOf(exported(all, language), known);
        expect(faults(steps)).toEqual(all.map(() => 'unchanged'));
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});

describe('a line', () => {
  it('with a formula hides no fault of another line or cell, and is no name in the disguise of an apostrophe', () => {
    const steps = stepsOf(
      "first name;email;username\n=HYPERLINK(1);nowhere;\nAnna;;an\n'=HYPERLINK(1);;\nEva;;@eva(1)\nZoë;;\n",
    );
    expect(faults(steps)).toEqual([
      [
        { path: 'first_name', code: 'formula' },
        { path: 'email', code: 'invalid_format' },
      ],
      [{ path: 'username', code: 'too_short', params: { min: 3 } }],
      [{ path: 'first_name', code: 'formula' }],
      [{ path: 'username', code: 'formula' }],
      'created',
    ]);
  });

  it('about nobody known makes a student, with what it says and nothing beside', () => {
    const [step] = stepsOf('Прізвище;Ім’я;Мова;Читання\n Гай ; Юлія ;uk;ні\n');
    expect(step).toMatchObject({
      outcome: 'created',
      student: { first_name: 'Юлія', last_name: 'Гай', language: 'UK', can_use_reading: false },
      groupIds: [],
      school_id: 1,
    });
  });

  it('about somebody known changes only what differs; what the file has no column for stays', () => {
    const anna = stored({ email: 'anna@example.org', groups: [group(1, '5A')] });
    const known = { people: new Map([['anna', anna]]) };
    const [step] = stepsOf('username,first name,email,math\nANNA,Hanna,,\n', known);
    expect(step).toMatchObject({
      outcome: 'changed',
      changes: { first_name: 'Hanna', email: null },
      groups: { added: [], removed: [] },
    });
    expect(step).not.toHaveProperty('changes.can_use_math');
  });

  test.each([
    ['first name;last name\n;Ek', [{ path: 'first_name', code: 'required' }]],
    ['username\nanna2', [{ path: 'first_name', code: 'required' }]],
    ['first name;e-mail\nA;x@', [{ path: 'email', code: 'invalid_format' }]],
    ['first name;math\nA;maybe', [{ path: 'can_use_math', code: 'wrong_type' }]],
    ['first name;language\nA;FR', [{ path: 'language', code: 'not_an_option', params: { name: 'FR' } }]],
    [
      'last name,first name\nvan Dyk, Jr.,Ann\nEk,Bo,,',
      [{ path: '', code: 'surplus_cell', params: { name: 'Ann' } }],
      'created',
    ],
    ['first name;last name\nA;B;C;D', [{ path: '', code: 'surplus_cell', params: { name: 'C' } }]],
    [
      'first name;username\nA;anna\nB;Anna',
      'created',
      [{ path: 'username', code: 'duplicate', params: { line: 2 } }],
    ],
    [
      'first name;mail\nA;a@b.de\n\nB;A@b.de',
      'created',
      [{ path: 'email', code: 'duplicate', params: { line: 2 } }],
    ],
    ['first name;username\nA;other', [{ path: 'username', code: 'taken' }]],
    ['first name;mail\nA;taken@b.de', [{ path: 'email', code: 'taken' }]],
    ['first name;group\nA;5B', [{ path: 'groups', code: 'not_an_option', params: { name: '5B' } }]],
    ['first name;group\nA;Chess', [{ path: 'groups', code: 'ambiguous', params: { name: 'Chess' } }]],
    ['first name;group\nA;Foreign', [{ path: 'groups', code: 'not_an_option', params: { name: 'Foreign' } }]],
  ])('is refused where it cannot be: %j', (text, ...expected) => {
    const known = {
      taken: new Set(['other']),
      emails: new Map([['taken@b.de', 99]]),
      groups: new Map([
        ['Chess', [group(1, 'Chess'), group(2, 'Chess')]],
        ['Foreign', [group(3, 'Foreign', 2)]],
      ]),
    };
    const found = faults(stepsOf(text, known));
    expect(found).toMatchObject(expected);
  });

  it('of an administrator needs a group: it decides the school', () => {
    const known = { school_id: undefined, groups: new Map([['5A', [group(1, '5A', 7)]]]) };
    const [none, some] = stepsOf('first name;group\nA;\nB;5A', known);
    expect(none).toMatchObject({ outcome: 'refused', errors: [{ path: 'groups', code: 'required' }] });
    expect(some).toMatchObject({ outcome: 'created', school_id: 7 });
  });

  it('changes groups by their names, for those who may', () => {
    const anna = stored({ groups: [group(1, 'Chess'), group(2, '5A')] });
    const known = {
      people: new Map([['anna', anna]]),
      groups: new Map([
        ['Chess', [group(1, 'Chess'), group(3, 'Chess')]],
        ['5B', [group(4, '5B')]],
      ]),
    };
    const text = 'username;groups\nanna;Chess | 5B';
    expect(stepsOf(text, known)).toMatchObject([
      { outcome: 'changed', groups: { added: [{ id: 4 }], removed: [{ id: 2 }] } },
    ]);
    expect(faults(stepsOf(text, { ...known, mayChangeMembers: false }))).toEqual([
      [{ path: 'groups', code: 'not_allowed' }],
    ]);
  });
});

describe('namesakes', () => {
  const present = [
    { id: 1, username: 'anna', first_name: 'Anna', last_name: 'Ek', group: { id: 1, name: '5A' } },
    { id: 2, username: 'bo', first_name: 'Bo', last_name: '', group: null },
  ];
  const groups = new Map([
    ['5A', [group(1, '5A')]],
    ['5B', [group(2, '5B')]],
  ]);
  const called = (text: string, answers: Partial<Answers> = {}) =>
    stepsOf(`first name;last name;group;username\n${text}`, { present, groups }, answers).map((step) =>
      'namesake' in step
        ? [step.outcome, step.namesake?.username ?? step.namesake?.line ?? null]
        : [step.outcome],
    );

  test.each([
    ['ANNA;ek;5A;', [['left_out', 'anna']]],
    ['Anna;Ek;5B;', [['created', null]]],
    ['Anna;Ek;5B | 5A;', [['left_out', 'anna']]],
    ['bo;;;', [['left_out', 'bo']]],
    ['Bo;;5A;', [['created', null]]],
    [
      'Cy;;5A;\ncy;;5A;\nCy;;5B;',
      [
        ['created', null],
        ['left_out', 2],
        ['created', null],
      ],
    ],
    // Usernames of their own tell them apart.
    [
      'Cy;;5A;cy1\nCy;;5A;cy2\nCy;;5A;',
      [
        ['created', null],
        ['created', null],
        ['left_out', 2],
      ],
    ],
    ['Cy;;6C;\nCy;;5A;', [['refused'], ['created', null]]],
  ])('%j', (text, expected) => {
    expect(called(text)).toEqual(expected);
  });

  test('who is meant all the same is made, and told of', () => {
    expect(called('Anna;Ek;5A;\nCy;;;\nCy;;;', { areNamesakesMeant: true })).toEqual([
      ['created', 'anna'],
      ['created', null],
      ['created', 3],
    ]);
  });

  test('whatever is in a file, each line that is left out is like somebody there or like an earlier line', () => {
    const name = fc.constantFrom('Anna;Ek', 'anna;EK', 'Bo;', 'Cy;', 'CY;');
    const line = fc
      .tuple(name, fc.constantFrom('', '5A', '5B', '5A | 5B'))
      .map(([who, where]) => `${who};${where};`);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const found = called(lines.join('\n'));
        const initials = lines.map((text) => text.slice(0, 2).toLowerCase());
        const alike = found.flatMap(([outcome, like], at) => {
          if (outcome !== 'left_out') return [];
          const other = typeof like === 'string' ? like.slice(0, 2) : initials.slice(0, at)[Number(like) - 2];
          return [[initials[at], other]];
        });
        for (const [own, other] of alike) expect(other).toBe(own);
        // All of them are made once somebody says so.
        const all = called(lines.join('\n'), { areNamesakesMeant: true });
        expect(all.map(([outcome]) => outcome)).toEqual(lines.map(() => 'created'));
      }),
      { seed: 157 },
    );
  });
});

test('of groups with one name that is joined which was answered', () => {
  const groups = new Map([['5A', [group(1, '5A'), group(2, '5A'), group(3, '5A', 2)]]]);
  const joins = (...meant: number[]) =>
    stepsOf('first name;group\nAnna;5A', { groups }, { groups: new Set(meant) }).map((step) =>
      step.outcome === 'created' ? step.groupIds : step.outcome,
    );
  expect([joins(), joins(2), joins(1, 2), joins(3), joins(9)]).toEqual([
    ['refused'],
    [[2]],
    ['refused'],
    ['refused'],
    ['refused'],
  ]);
});

test('columns are known by many names; what is never taken and what is unknown is told', () => {
  const { header } = readImport(
    Buffer.from('НОМЕР ТЕЛЕФОНУ*,vorname,"E-Mail",Points,Rolle,школа,Password\n1,2,3,4,5,6,7'),
  );
  expect([...header.places]).toEqual([
    ['phone_number', 0],
    ['first_name', 1],
    ['email', 2],
  ]);
  expect(header.ignored).toEqual(['Points', 'школа']);
  expect(header.unknown).toEqual(['Rolle', 'Password']);
});
