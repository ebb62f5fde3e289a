/** What is told of a pupil with exactly one play: its figures and no more, and nothing that one play is too little for. */
import type { Endpoint, ResponseOf } from '@mindhero/contract/endpoint';
import type { FinishedPlay } from '@mindhero/contract/play';
import type { Rating } from '@mindhero/contract/rating';
import { roles } from '@mindhero/contract/role';
import { statisticsEndpoints } from '@mindhero/contract/statistics/endpoints';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { minutesOf } from '@mindhero/engine/minutes';
import { DAY_CAP } from '@mindhero/engine/rating';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { finishPlay, simulated, startPlay } from '../../../test/plays.ts';
import { foldRatings } from '../../entities/rating/fold.ts';
import { fold } from '../../entities/training/fold.ts';

type Told<Name extends keyof typeof statisticsEndpoints> = ResponseOf<(typeof statisticsEndpoints)[Name]>;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Somebody who has played this game once and got some of it wrong, with those who teach them. */
async function played(id: GameId) {
  const school_id = await addSchool(server, `School of ${id}`);
  const pupil = await addPerson(server, { school_id, first_name: 'Ann', last_name: 'Once' });
  const teacher = await addPerson(server, { role: 'TEACHER', school_id });
  const director = await addPerson(server, { role: 'DIRECTOR', school_id });
  const admin = await addPerson(server, { role: 'ADMIN' });
  const group = await addGroup(server, {
    name: '3A',
    school_id,
    teacher_id: teacher.id,
    members: [pupil],
  });
  const game = games[id];
  const play = { game, settings: game.settings.defaults, seed: 7, pupil: { skill: 0.5, pace: 1 } };
  const started = await startPlay(server, pupil, play);
  const finished = await finishPlay(server, pupil, started.id, simulated(play));
  expect(finished.status).toBe(200);
  const people = { STUDENT: pupil, TEACHER: teacher, DIRECTOR: director, ADMIN: admin };
  return { school: school_id, group, people, play: finished.body.play };
}

type World = Awaited<ReturnType<typeof played>>;

/** Of the process, which counts what it answers. */
const ofTheProcess = ['getHealth', 'exportProcess'];

/** They tell of what the fold writes, half a second later (decision 258); of what is hardest only the typical mistakes. */
const ofTheFold = [
  'getHardest',
  'exportHardest',
  'listStudentMistakes',
  'exportStudentMistakes',
  'getModel',
  'exportModel',
  'exportProbes',
];

const views = Object.entries<Endpoint>(statisticsEndpoints).filter(([name]) => !ofTheProcess.includes(name));

/** All that everybody who may look is told. */
async function everything({ people, school }: World): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const role of roles) {
    const { access: token } = await server.signedIn(people[role].id);
    for (const [name, { path, access }] of views) {
      if (access === 'public' || access[role] === undefined) continue;
      const id = path.startsWith('/api/v1/students/') ? people.STUDENT.id : school;
      const answer = await server.call('GET', path.replace('{id}', String(id)), { token });
      expect([role, name, answer.statusCode]).toEqual([role, name, 200]);
      if (!ofTheFold.includes(name)) answers.set(`${role} ${name}`, answer.body);
    }
  }
  return answers;
}

async function told<Body>(person: Person, path: string): Promise<Body> {
  const { status, body } = await person.get<Body>(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

describe.each(['columns', 'matrix', 'number-search'] as const)('one play of %s', (game) => {
  let world: World;
  let play: FinishedPlay['play'];
  beforeAll(async () => {
    world = await played(game);
    ({ play } = world);
  });

  const answersOf = () => play.correct + play.incorrect + play.missed;

  test('is told to the pupil, and to those who teach the pupil, as it was', async () => {
    for (const role of roles) {
      const person = world.people[role];
      const root = `/api/v1/students/${world.people.STUDENT.id}`;
      const progress = await told<Told<'getProgress'>>(person, `${root}/progress/?days=7`);
      const { today } = progress;
      expect(progress).toMatchObject({
        points: play.points,
        goal: { trained_ms: play.active_ms },
        days: [{ day: today, active_ms: play.active_ms }],
        streak: { weeks: 1, most: 1 },
        gains: play.points > 0 ? [{ game, points: play.points, before: 0 }] : [],
      });
      expect(progress.weeks.length).toBeLessThanOrEqual(1);
      const report = await told<Told<'getReport'>>(person, `${root}/report/?days=7`);
      expect(report).toMatchObject({
        days: 1,
        active_ms: play.active_ms,
        answers: answersOf(),
        correct: play.correct,
        mastered: [],
        strengths: [],
      });
      expect(report.weeks.at(-1)?.active_ms).toBe(play.active_ms);
      const mistaken = await told<Told<'listMistakenPlays'>>(person, `${root}/mistaken-plays/?days=7`);
      expect(mistaken.length).toBeLessThanOrEqual(1);
      for (const { play_id, mistakes } of mistaken) {
        expect(play_id).toBe(play.id);
        expect(mistakes.length).toBeLessThanOrEqual(play.incorrect + play.missed);
      }
      const rating = await told<Rating>(person, `/api/v1/rating/?group=${world.group}`);
      expect(rating.top.map(({ rank, points }) => [rank, points])).toEqual(
        play.points > 0 ? [[1, Math.min(DAY_CAP, play.points)]] : [],
      );
    }
  });

  test('is too little to say what is mastered', async () => {
    const mastery = await told<Told<'getMastery'>>(
      world.people.STUDENT,
      `/api/v1/students/${world.people.STUDENT.id}/mastery/`,
    );
    expect(mastery.skills.filter(({ standing }) => standing === 'passed')).toEqual([]);
    const few = mastery.skills.filter(({ answers }) => answers > 0 && answers < FEW_ANSWERS);
    expect(few.filter(({ standing }) => standing !== 'unknown')).toEqual([]);
    expect(mastery.newly_passed).toEqual([]);
    expect(mastery.ability).toBeNull();
  });

  test('is the whole of a group', async () => {
    for (const role of ['TEACHER', 'DIRECTOR', 'ADMIN'] as const) {
      const person = world.people[role];
      const of = `?group=${world.group}`;
      const grid = await told<Told<'getGrid'>>(person, `/api/v1/statistics/grid/${of}&by=games`);
      expect(grid.columns).toEqual([game]);
      const right = Math.round((100 * play.correct) / answersOf());
      expect(grid.pupils.map(({ cells }) => cells)).toEqual([[[right, answersOf(), null]]]);
      const skills = await told<Told<'getGrid'>>(person, `/api/v1/statistics/grid/${of}`);
      expect(skills.pupils).toHaveLength(1);
      const few = (skills.pupils[0]?.cells ?? []).filter((cell) => cell !== null && cell[1] < FEW_ANSWERS);
      expect(few.map((cell) => cell?.[2])).toEqual(few.map(() => 'unknown'));
      const hardest = await told<Told<'getHardest'>>(person, `/api/v1/statistics/hardest/${of}`);
      for (const line of hardest.lines)
        expect(line).toMatchObject({ students_wrong: 1, before: { right: 0, wrong: 0 } });
      const homework = await told<Told<'getGroupHomework'>>(person, `/api/v1/statistics/homework/${of}`);
      expect(homework).toMatchObject({
        pupils: [{ done: 0, late: 0, missing: 0, open: 0, active_ms: 0 }],
        undone: [],
        due: { assigned: 0, done: 0, before: { assigned: 0, done: 0 } },
      });
    }
  });

  test('is the whole of a school, in which nobody has grown yet', async () => {
    const of = `?school=${world.school}`;
    for (const role of ['DIRECTOR', 'ADMIN'] as const) {
      const person = world.people[role];
      const activity = await told<Told<'getActivity'>>(person, `/api/v1/statistics/activity/${of}&days=7`);
      const minutes = minutesOf(play.active_ms);
      expect(activity.whole).toMatchObject({ students: 1, minutes });
      expect(activity.whole.active.at(-1)).toBe(1);
      expect(activity.groups).toMatchObject([{ students: 1, minutes, active: activity.whole.active }]);
      const growth = await told<Told<'getGrowth'>>(person, `/api/v1/statistics/growth/${of}`);
      expect(growth.groups).toMatchObject([{ students: 0, change: null }]);
      const mastered = await told<Told<'getMastered'>>(person, `/api/v1/statistics/mastered/${of}`);
      for (const { passed } of mastered.years) expect(new Set(passed ?? [0])).toEqual(new Set([0]));
      expect(
        await told<Told<'getSchoolStatistics'>>(person, `/api/v1/statistics/schools/${world.school}/`),
      ).toMatchObject({
        students: 1,
        week_active: 1,
        week_minutes: minutes,
        assigned: 0,
        done: 0,
        before: { week_active: 0, week_minutes: 0, assigned: 0, done: 0 },
      });
    }
  });

  test('is the same before it is folded and after it, in views and in files', async () => {
    const before = await everything(world);
    const { TEACHER: teacher, STUDENT: pupil } = world.people;
    const hardest = async () => {
      const path = `/api/v1/statistics/hardest/?group=${world.group}`;
      const { lines } = await told<Told<'getHardest'>>(teacher, path);
      return lines.map(({ skill, right, wrong, students_wrong }) => ({
        skill,
        right,
        wrong,
        students_wrong,
      }));
    };
    const hard = await hardest();
    await fold(server.database.pool, server.clock.now);
    await foldRatings(server.database.pool);
    const after = await everything(world);
    expect([...after].filter(([view, body]) => before.get(view) !== body)).toEqual([]);
    expect(await hardest()).toEqual(hard);
    const root = `/api/v1/students/${pupil.id}`;
    const { results } = await told<Told<'listStudentMistakes'>>(teacher, `${root}/mistakes/`);
    const [own] = await told<Told<'listMistakenPlays'>>(pupil, `${root}/mistaken-plays/`);
    expect(results.map(({ item, given }) => [item, given])).toEqual(
      (own?.mistakes ?? []).map(({ item, given }) => [item, given]),
    );
  });
});
