/** What those who teach are told of a group: whom it reaches, and that it is what was trained. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { endpoints } from '@mindhero/contract/endpoints';
import { standingOf } from '@mindhero/engine/mastery/ladder';
import { chanceOf } from '@mindhero/engine/mastery/mastery';
import { skillOf } from '@mindhero/engine/mastery/skills';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../../test/people.ts';
import { finishPlay, simulated, startPlay } from '../../../../test/plays.ts';
import { tellsNothing } from '../../../../test/told-nothing.ts';
import { addTraining } from '../../../../test/trained.ts';
import { fold } from '../../../entities/training/fold.ts';
import { readMasteries } from '../../../entities/training/masteries.ts';
import { mistakes } from '../../../platform/db/schema/index.ts';

const DAY_MS = 24 * 3600 * 1000;

type Told<Name extends keyof typeof endpoints> = ResponseOf<(typeof endpoints)[Name]>;

let server: TestApp;
let teacher: Person, colleague: Person, director: Person, foreign: Person, admin: Person;
let anna: Person, bohdan: Person, closed: Person, stranger: Person;
let school: number, first: number, second: number, empty: number, elsewhere: number;

beforeAll(async () => {
  server = await testApp();
  school = await addSchool(server, 'North');
  const south = await addSchool(server, 'South');
  const staff = (role: 'TEACHER' | 'DIRECTOR', school_id: number) => addPerson(server, { role, school_id });
  teacher = await staff('TEACHER', school);
  colleague = await staff('TEACHER', school);
  director = await staff('DIRECTOR', school);
  foreign = await staff('TEACHER', south);
  admin = await addPerson(server, { role: 'ADMIN' });
  const pupil = (last_name: string, changes = {}) =>
    addPerson(server, { school_id: school, last_name, first_name: 'A', ...changes });
  [anna, bohdan, closed, stranger] = [
    await pupil('Anders'),
    await pupil('Bo'),
    await pupil('Cross', { is_active: false }),
    await pupil('Elsewhere', { school_id: south }),
  ];
  const group = (name: string, teacher_id: number, members: readonly Person[], school_id = school) =>
    addGroup(server, { name, school_id, teacher_id, members });
  first = await group('A', teacher.id, [bohdan, anna, closed]);
  second = await group('B', teacher.id, [bohdan]);
  elsewhere = await group('C', foreign.id, [stranger], south);
  const { pool } = server.database;
  const made = await pool.query<{ id: number }>(
    `insert into groups (name, school_id, teacher_id) values ('Z', $1, $2) returning id`,
    [school, colleague.id],
  );
  empty = made.rows[0]?.id ?? 0;
});
afterAll(() => server.close());

const views = ['grid/', 'grid/?by=games', 'help/', 'homework/', 'hardest/'] as const;
const address = (view: string, query = '') =>
  `/api/v1/statistics/${view}${query === '' ? '' : `${view.includes('?') ? '&' : '?'}${query}`}`;

async function told<Body>(person: Person, view: string, query = ''): Promise<Body> {
  const { status, body } = await person.get<Body>(address(view, query));
  expect(status).toBe(200);
  return body;
}

/** Days go by, and nobody is signed out. */
async function pass(days: number): Promise<void> {
  server.clock.forward(days * DAY_MS);
  await server.database.pool.query(
    `update sessions set idle_expires_at = 'infinity', expires_at = 'infinity'`,
  );
}

const dayBefore = (days: number) =>
  new Date(server.clock.now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

const idsOf = (pupils: readonly { readonly id: number }[]) => pupils.map(({ id }) => id);

describe.each(views)('%s', (view) => {
  it('is of the first group within reach, or of the one that is named', async () => {
    const of = async (person: Person, query = '') =>
      (await told<Told<'getHelp'>>(person, view, query)).group?.id;
    expect(await of(teacher)).toBe(first);
    expect(await of(teacher, `group=${second}`)).toBe(second);
    expect(await of(director)).toBe(first);
    expect(await of(colleague)).toBe(empty);
    expect(await of(foreign)).toBe(elsewhere);
    expect(await of(admin, `group=${elsewhere}`)).toBe(elsewhere);
    expect(await of(admin, `school=${school}`)).toBe(first);
  });

  it('does not know another school’s group, nor a colleague’s, nor one that does not fit the school', async () => {
    const status = async (person: Person, query: string) => (await person.get(address(view, query))).status;
    for (const [person, query] of [
      [teacher, `group=${elsewhere}`],
      [colleague, `group=${first}`],
      [director, `group=${elsewhere}`],
      [admin, `group=${elsewhere}&school=${school}`],
    ] as const) {
      expect(await told<object>(person, view, query)).toSatisfy(tellsNothing);
    }
    expect(await status(anna, '')).toBe(403);
    expect(await status(teacher, 'group=0')).toBe(422);
  });

  it('has nothing to tell of no group, and of one without pupils', async () => {
    const alone = await addPerson(server, { role: 'TEACHER', school_id: school });
    for (const [person, query] of [
      [alone, ''],
      [colleague, `group=${empty}`],
    ] as const) {
      const { group: _group, ...body } = await told<object & { group: unknown }>(person, view, query);
      expect(body).toSatisfy(tellsNothing);
    }
  });

  it.each(['csv', 'xlsx'])('comes as a file (%s) with as many lines', async (format) => {
    const [path = '', query = ''] = view.split('?');
    const { access: token } = await server.signedIn(teacher.id);
    const file = await server.call('GET', `/api/v1/statistics/${path}export/?format=${format}&${query}`, {
      token,
    });
    expect(file.statusCode).toBe(200);
    if (format === 'xlsx') return;
    const body = await told<{ pupils?: readonly unknown[]; lines?: readonly unknown[] }>(teacher, view);
    expect(file.body.trimEnd().split('\r\n').length - 1).toBe((body.pupils ?? body.lines ?? []).length);
  });
});

it.each(['grid/', 'homework/', 'hardest/'])('%s is of days that there are', async (view) => {
  for (const days of [7, 30, 90, 365])
    expect((await teacher.get(address(view, `days=${days}`))).status).toBe(200);
  for (const days of [0, 8, 366, 'x'])
    expect((await teacher.get(address(view, `days=${days}`))).status).toBe(422);
});

describe('the grid', () => {
  const preset = games.columns.presets[0];
  const setting = (skill: number, seed: number) => ({
    game: games.columns,
    settings: { ...games.columns.settings.defaults, ...preset?.settings },
    seed,
    pupil: { skill, pace: 1 },
  });
  async function play(person: Person, skill: number, seed: number): Promise<void> {
    const { id } = await startPlay(server, person, setting(skill, seed));
    expect((await finishPlay(server, person, id, simulated(setting(skill, seed)))).status).toBe(200);
    server.clock.forward(1000);
  }

  it('tells of skills what is mastered at this moment, folded or not, by names, of open accounts only', async () => {
    await play(anna, 0.9, 1);
    for (const isFolded of [false, true]) {
      if (isFolded) await fold(server.database.pool, server.clock.now);
      const grid = await told<Told<'getGrid'>>(teacher, 'grid/');
      expect(idsOf(grid.pupils)).toEqual([anna.id, bohdan.id]);
      const mastery = (await readMasteries(server.database.pool, [anna.id])).get(anna.id);
      if (mastery === undefined) throw new Error('nothing is known');
      expect(grid.columns.toSorted()).toEqual(Object.keys(mastery.skills).toSorted());
      const cells = grid.columns.map((column) => {
        const id = skillOf(column)?.id ?? 'direct:+1';
        return [Math.round(100 * chanceOf(mastery, id)), mastery.skills[id]?.n, standingOf(mastery, id)];
      });
      expect(grid.pupils.map((pupil) => pupil.cells)).toEqual([cells, grid.columns.map(() => null)]);
    }
  });

  it('has columns of these days alone, and of this game and area', async () => {
    const columns = async (query: string) => (await told<Told<'getGrid'>>(teacher, 'grid/', query)).columns;
    expect((await columns('days=7')).length).toBeGreaterThan(0);
    expect(await columns('game=columns&subject=math')).toEqual(await columns(''));
    expect(await columns('game=multiply')).toEqual([]);
    expect(await columns('subject=reading')).toEqual([]);
    await pass(8);
    expect(await columns('days=7')).toEqual([]);
    expect((await columns('days=30')).length).toBeGreaterThan(0);
  });

  it('adds up the answers of games in the days of the school', async () => {
    const today = dayBefore(0);
    await addTraining(server, [bohdan], { day: today, game: 'matrix', correct: 2, incorrect: 1 });
    await addTraining(server, [bohdan], { day: dayBefore(6), game: 'matrix', correct: 3, missed: 2 });
    await addTraining(server, [bohdan, closed], { day: dayBefore(7), game: 'number-search', correct: 30 });
    const grid = (query: string) => told<Told<'getGrid'>>(teacher, 'grid/?by=games', query);
    const week = await grid('days=7');
    expect(week.columns).toEqual(['matrix']);
    expect(week.pupils.map(({ cells }) => cells)).toEqual([[null], [[63, 8, null]]]);
    expect(new Set((await grid('days=30')).columns)).toEqual(new Set(['columns', 'matrix', 'number-search']));
    expect((await grid('days=30&game=number-search')).pupils[1]?.cells).toEqual([[100, 30, null]]);
    expect((await grid('days=30&subject=math')).columns).toEqual(['columns']);
  });
});

describe('help and what is hardest', () => {
  const skill = 'direct:+1';
  const today = () => dayBefore(0);
  const err = (person: Person, count: number, given = '9', day = today()) =>
    server.database.db.insert(mistakes).values(
      Array.from({ length: count }, (_, item) => ({
        user_id: person.id,
        day,
        play_id: crypto.randomUUID(),
        item,
        skill,
        task: '3 + 1',
        expected: '4',
        given,
      })),
    );
  const known = (person: Person, delta: number, n: number) =>
    server.database.pool.query(
      `insert into masteries (user_id, mastery, answers, standings, ability, weeks)
       values ($1, $2, $3, '', 0, '{}')
       on conflict (user_id) do update set mastery = excluded.mastery, answers = excluded.answers`,
      [person.id, { theta: 0, n, skills: [[0, delta, n, 20000, 20000, 2, null, 0, 20000]] }, n],
    );

  it('tells of several mistakes of the last seven days in what is weak, until it is no longer', async () => {
    const help = async () => (await told<Told<'getHelp'>>(teacher, 'help/')).lines;
    await err(anna, 3);
    await known(anna, -4, 30);
    expect(await help()).toEqual([]);
    await err(anna, 2, '5', dayBefore(2));
    const [line] = await help();
    expect(line).toMatchObject({ id: anna.id, skill, mistakes: 5, days: 2, was_passed: false });
    expect(line?.percent).toBeLessThan(75);
    await known(anna, -4, 19);
    expect(await help()).toEqual([]);
    await known(anna, 4, 60);
    expect(await help()).toEqual([]);
    await known(anna, -4, 30);
    await pass(8);
    expect(await help()).toEqual([]);
  });

  it('tells the worst first', async () => {
    await err(anna, 4);
    await err(bohdan, 6);
    await known(bohdan, -4, 30);
    const { lines } = await told<Told<'getHelp'>>(director, 'help/', `group=${first}`);
    expect(idsOf(lines)).toEqual([bohdan.id, anna.id]);
    const of = async (game: string) =>
      (await told<Told<'getHelp'>>(director, 'help/', `group=${first}&game=${game}`)).lines;
    expect(await of('abacus')).toEqual(lines);
    expect(await of('multiply')).toEqual([]);
  });

  it('adds up moves of all days and months, and says what is typical', async () => {
    const [one, other] = [
      await addPerson(server, { school_id: school }),
      await addPerson(server, { school_id: school }),
    ];
    const group = await addGroup(server, {
      name: 'D',
      school_id: school,
      teacher_id: teacher.id,
      members: [one, other, closed],
    });
    await err(one, 4);
    await err(other, 2, '5');
    await addTraining(server, [one], {
      day: today(),
      tags: { 'direct:+1@3': [5, 5], 'small_friend:+4@2': [9, 1] },
    });
    await addTraining(server, [other], {
      day: dayBefore(89),
      tags: { 'direct:+1@2': [10, 20], 'times:7x8': [1, 1] },
    });
    await fold(server.database.pool, server.clock.now);
    await addTraining(server, [other], { day: dayBefore(200), tags: { 'direct:+1@2': [100, 0] } });
    await addTraining(server, [other], { day: dayBefore(400), tags: { 'direct:+1@1': [3, 7] } });
    for (const [ago, right] of [
      [29, 1],
      [30, 2],
      [59, 4],
      [60, 8],
    ] as const)
      await addTraining(server, [one], { day: dayBefore(ago), tags: { 'direct:+1@1': [right, 0] } });
    await addTraining(server, [closed], { day: today(), tags: { 'direct:+1@2': [0, 100] } });
    const lines = async (days: number) =>
      (await told<Told<'getHardest'>>(teacher, 'hardest/', `days=${days}&group=${group}`)).lines;
    const year = await lines(365);
    expect(year.find((line) => line.skill === skill)).toMatchObject({
      right: 130,
      wrong: 25,
      students_wrong: 2,
      before: { right: 3, wrong: 7 },
    });
    const [hardest, ...others] = await lines(90);
    expect(hardest).toMatchObject({ skill, right: 30, wrong: 25, students_wrong: 2 });
    // From 90 to 179 days ago nothing was trained; 200 days ago is earlier still.
    expect(hardest?.before).toEqual({ right: 0, wrong: 0 });
    expect((await lines(30)).find((line) => line.skill === skill)).toMatchObject({
      right: 6,
      wrong: 5,
      before: { right: 6, wrong: 0 },
    });
    expect(hardest?.typical).toEqual({ difference: 5, given: null, count: 4 });
    const of = async (game: string) =>
      (await told<Told<'getHardest'>>(teacher, 'hardest/', `days=90&group=${group}&game=${game}`)).lines;
    expect((await of('multiply')).map((line) => line.skill)).toEqual(['times:7', 'times:8']);
    expect((await of('flash')).map((line) => line.skill)).toEqual([skill, 'small_friend:+4']);
    // Few answers say little, however wrong they are.
    expect(others.map((line) => [line.skill, line.typical])).toEqual([
      ['times:7', null],
      ['times:8', null],
      ['small_friend:+4', null],
    ]);
  });

  it('comes to the same as adding up every day, wherever months begin and whatever is folded', async () => {
    const move = fc.record({
      ago: fc.nat(400),
      tag: fc.constantFrom('direct:+1@1', 'direct:+1@2', 'big_friend:-9@3', 'over_50:+'),
      right: fc.nat(9),
      wrong: fc.integer({ min: 1, max: 9 }),
      isFolded: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
        const pupil = await addPerson(server, { school_id: school });
        const members = [pupil];
        const group = await addGroup(server, {
          name: 'E',
          school_id: school,
          teacher_id: teacher.id,
          members,
        });
        for (const { ago, tag, right, wrong, isFolded } of moves) {
          await addTraining(server, [pupil], { day: dayBefore(ago), tags: { [tag]: [right, wrong] } });
          if (isFolded) await fold(server.database.pool, server.clock.now);
        }
        for (const days of [7, 30, 90, 365]) {
          const { lines } = await told<Told<'getHardest'>>(
            teacher,
            'hardest/',
            `group=${group}&days=${days}`,
          );
          const counted = Map.groupBy(
            moves.filter(({ ago }) => ago < days),
            ({ tag }) => tag.split('@')[0],
          );
          const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
          expect(new Map(lines.map((line) => [line.skill, [line.right, line.wrong]]))).toEqual(
            new Map(
              [...counted].map(([id, of]) => [
                id,
                [sum(of.map(({ right }) => right)), sum(of.map(({ wrong }) => wrong))],
              ]),
            ),
          );
        }
      }),
      { numRuns: 10 },
    );
  });

  it('lists the wrong answers of a pupil, newest first, and leaves others’ alone', async () => {
    type Listed = Told<'listStudentMistakes'>;
    const path = (person: Person, query = '') => `/api/v1/students/${person.id}/mistakes/?days=90&${query}`;
    const { body } = await teacher.get<Listed>(path(anna, `skill=${encodeURIComponent(skill)}`));
    expect(body.count).toBe(9);
    expect(body.results[0]).toMatchObject({ day: today(), task: '3 + 1', expected: '4', given: '9' });
    const days = body.results.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await teacher.get<Listed>(path(anna, 'page=2&page_size=5'))).body.results).toHaveLength(
      Math.min(5, (await teacher.get<Listed>(path(anna))).body.count - 5),
    );
    expect((await teacher.get<Listed>(path(anna, 'skill=times:9'))).body).toEqual({ count: 0, results: [] });
    const file = await server.call(
      'GET',
      `/api/v1/students/${anna.id}/mistakes/export/?format=csv&days=90&skill=${encodeURIComponent(skill)}`,
      { token: (await server.signedIn(teacher.id)).access },
    );
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 9);
    expect(lines.slice(0, 2)).toEqual([
      '\uFEFFQuestion;Answer given;Correct answer;Day',
      `3 + 1;9;4;${today()}`,
    ]);
    expect((await foreign.get(path(anna))).status).toBe(404);
    expect((await teacher.get(path(stranger))).status).toBe(404);
    expect((await anna.get(path(anna))).status).toBe(403);
    expect((await teacher.get(path(anna, 'skill=nothing'))).status).toBe(422);
  });
});
