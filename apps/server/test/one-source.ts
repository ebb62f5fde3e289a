/** That two screens never tell two numbers for the same thing: the whole demonstration school, asked for as people ask. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { Group } from '@mindhero/contract/group';
import type { listStudentSpans, StudentDay, TechniqueCell } from '@mindhero/contract/play';
import { periods } from '@mindhero/contract/statistics/period';
import type { Platform } from '@mindhero/contract/statistics/platform';
import type { MasteryTold, Progress, Report } from '@mindhero/contract/statistics/pupil';
import type { Activity, Mastered, SchoolStatistics } from '@mindhero/contract/statistics/school';
import {
  type getHardest,
  type Grid,
  type HomeworkPupil,
  MOST_HARD,
} from '@mindhero/contract/statistics/teaching';
import type { Student } from '@mindhero/contract/student';
import type { Task } from '@mindhero/contract/task';
import type { getTaskStatistics } from '@mindhero/contract/task-results';
import type { Training } from '@mindhero/contract/training';
import { skillOf, skillsOf } from '@mindhero/engine/mastery/skills';
import { minutesOf } from '@mindhero/engine/minutes';
import { stepTag, technique } from '@mindhero/engine/soroban';
import { beforeAll, expect, it } from 'vitest';
import type { TestApp } from './app.ts';
import { type Person, signInAs } from './people.ts';

interface Listed<Row> {
  readonly results: readonly Row[];
}

async function told<Body>(person: Person, path: string): Promise<Body> {
  const { status, body } = await person.get<Body>(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
}

const list = <Row>(person: Person, path: string) => told<Listed<Row>>(person, path);
const sum = <Row>(rows: readonly Row[], figure: (row: Row) => number) =>
  rows.reduce((all, row) => all + figure(row), 0);

/** Tests over the demonstration school that is stored in the database of this server. */
export function tellsOneNumber(server: () => TestApp): void {
  let admin: Person;
  let teacher: Person;
  let director: Person;
  let students: readonly Student[];
  let groups: readonly Group[];

  beforeAll(async () => {
    const named = async (username: string) => {
      const { rows } = await server().database.pool.query<{ id: number }>(
        'select id from users where username = $1',
        [username],
      );
      return signInAs(server(), rows[0]?.id ?? 0);
    };
    [admin, teacher, director] = await Promise.all([named('admin'), named('teacher'), named('director')]);
    students = (await list<Student>(director, '/api/v1/students/?page_size=100')).results;
    groups = (await list<Group>(director, '/api/v1/groups/?page_size=100')).results;
    expect(students.length).toBeGreaterThan(20);
  });

  const progressOf = (id: number) => told<Progress>(director, `/api/v1/students/${id}/progress/?days=365`);
  const daysOf = (id: number, days: number, by = director) =>
    told<StudentDay[]>(by, `/api/v1/students/${id}/days/?days=${days}`);

  it('minutes: the list of students, the page of a pupil, the pupil’s own statistics and start page', async () => {
    for (const { id, week_minutes, week_accuracy, week_answers } of students) {
      const pupil = await signInAs(server(), id);
      const days = await daysOf(id, 7);
      expect(minutesOf(sum(days, ({ active_ms }) => active_ms))).toBe(week_minutes);
      const answers = sum(days, ({ correct, incorrect, missed }) => correct + incorrect + missed);
      expect(answers).toBe(week_answers);
      const right = sum(days, ({ correct }) => correct);
      expect(answers === 0 ? null : Math.round((1000 * right) / answers) / 10).toBe(week_accuracy);

      const progress = await progressOf(id);
      const first = days[0]?.day ?? progress.today;
      const lately = progress.days.filter(({ day }) => day >= first);
      expect(minutesOf(sum(lately, ({ active_ms }) => active_ms))).toBe(week_minutes);
      const training = await told<Training>(pupil, '/api/v1/plays/training/');
      expect(training.goal).toEqual(progress.goal);
      const ownDays = progress.days.map(({ day }) => day);
      expect(training.trained_days.every((day) => ownDays.includes(day))).toBe(true);
      expect(await told<Progress>(pupil, `/api/v1/students/${id}/progress/?days=365`)).toEqual(progress);
    }
  });

  it('the week: the list of groups and the list of their members', () => {
    for (const group of groups) {
      const members = students.filter((student) => student.groups.some(({ id }) => id === group.id));
      expect(members).toHaveLength(group.students);
      expect(sum(members, ({ week_answers }) => week_answers)).toBe(group.week_answers);
      expect(members.filter(({ week_minutes }) => week_minutes > 0)).toHaveLength(group.week_active);
      // Each is rounded to a tenth.
      const minutes = sum(members, ({ week_minutes }) => week_minutes);
      expect(Math.abs(minutes - group.week_minutes)).toBeLessThanOrEqual(0.05 * (members.length + 1));
      const right = sum(members, ({ week_accuracy, week_answers }) => (week_accuracy ?? 0) * week_answers);
      const share = right / group.week_answers;
      expect(Math.abs(share - (group.week_accuracy ?? 0))).toBeLessThanOrEqual(0.1);
    }
  });

  it('answers by game: the grid of a group and the page of a pupil', async () => {
    for (const { id: group } of groups) {
      const grid = await told<Grid>(director, `/api/v1/statistics/grid/?group=${group}&by=games&days=30`);
      expect(grid.pupils.length).toBeGreaterThan(0);
      for (const { id, cells } of grid.pupils) {
        const days = await daysOf(id, 30);
        expect(sum(cells, (cell) => cell?.[1] ?? 0)).toBe(
          sum(days, ({ correct, incorrect, missed }) => correct + incorrect + missed),
        );
      }
    }
  });

  const masteryOf = (id: number) => told<MasteryTold>(director, `/api/v1/students/${id}/mastery/`);

  it('mastery: the grid of a group, the pupil’s map, and what is mastered in the school', async () => {
    const mastered = await told<Mastered>(director, '/api/v1/statistics/mastered/');
    for (const { id: group } of groups) {
      const line = mastered.years.flatMap((year) => year.groups).find(({ id }) => id === group);
      const members = await told<Grid>(director, `/api/v1/statistics/grid/?group=${group}&days=365`);
      expect(await told<Grid>(teacher, `/api/v1/statistics/grid/?group=${group}&days=365`)).toEqual(members);
      const maps = await Promise.all(members.pupils.map(({ id }) => masteryOf(id)));
      for (const [index, { cells }] of members.pupils.entries()) {
        const known = members.columns.map((column) =>
          maps[index]?.skills.find(({ skill }) => skill === column),
        );
        expect(cells.map((cell) => cell && [cell[0], cell[2]])).toEqual(
          known.map((one, column) => cells[column] && [one?.chance, one?.standing]),
        );
      }
      for (const [index, { kind }] of mastered.kinds.entries()) {
        const passed = maps.map(
          ({ skills }) =>
            skills.filter(({ skill, standing }) => standing === 'passed' && skillOf(skill)?.kind === kind)
              .length,
        );
        // Told to a tenth.
        const mean = sum(passed, (count) => count) / (line?.students ?? 1);
        expect(Math.abs(Number(line?.passed?.[index]) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      }
    }
  });

  it('who trained this week: the school, its groups, the list of schools and the platform', async () => {
    const activity = await told<Activity>(director, '/api/v1/statistics/activity/?days=7');
    const monday = activity.weeks.at(-1)?.monday ?? '';
    const trained = new Map(
      await Promise.all(
        students.map(async ({ id }) => {
          const { days } = await progressOf(id);
          return [
            id,
            sum(
              days.filter(({ day }) => day >= monday),
              ({ active_ms }) => active_ms,
            ),
          ] as const;
        }),
      ),
    );
    const active = [...trained.values()].filter((ms) => ms > 0).length;
    expect(activity.whole.active.at(-1)).toBe(active);
    const school = activity.school?.id ?? 0;
    const details = await told<SchoolStatistics>(director, `/api/v1/statistics/schools/${school}/`);
    const { results } = await list<SchoolStatistics>(admin, '/api/v1/statistics/schools/');
    expect(results.find(({ id }) => id === school)).toMatchObject({
      week_active: active,
      week_minutes: details.week_minutes,
      students: students.length,
      groups: groups.length,
    });
    expect(details.week_active).toBe(active);
    expect(details.week_minutes).toBe(minutesOf(sum([...trained.values()], (ms) => ms)));
    const platform = await told<Platform>(admin, '/api/v1/statistics/platform/?days=30');
    expect(platform.trained.now).toBe(active);
    expect(platform.groups).toBe(groups.length);
  });

  it('homework that is done: the school, the list of schools and the platform, while some is due later today', async () => {
    const { results: tasks } = await list<Task>(director, '/api/v1/tasks/?page_size=100');
    const hoursLeft = tasks.map(
      ({ due_at }) => (Date.parse(due_at) - server().clock.now.getTime()) / 3_600_000,
    );
    expect(hoursLeft.some((hours) => hours > 0 && hours < 15)).toBe(true);
    const { results: schools } = await list<SchoolStatistics>(admin, '/api/v1/statistics/schools/');
    const whole = {
      assigned: sum(schools, ({ assigned }) => assigned),
      done: sum(schools, ({ done }) => done),
    };
    expect(whole.done).toBeGreaterThan(0);
    const platform = await told<Platform>(admin, '/api/v1/statistics/platform/?days=30');
    expect({ assigned: platform.assigned.now, done: platform.done.now }).toEqual(whole);
    for (const { id, assigned, done } of schools)
      expect(await told<SchoolStatistics>(admin, `/api/v1/statistics/schools/${id}/`)).toMatchObject({
        assigned,
        done,
      });
  });

  it('homework: the view of a group and the statistics of its tasks, minutes included', async () => {
    const { results: tasks } = await list<Task>(director, '/api/v1/tasks/?page_size=100');
    const begun = tasks.filter(({ available_from }) => new Date(available_from) <= server().clock.now);
    const tables = await Promise.all(
      begun.map(({ id }) =>
        told<ResponseOf<typeof getTaskStatistics>>(director, `/api/v1/tasks/${id}/statistics/`),
      ),
    );
    for (const { id: group } of groups) {
      const { pupils } = await told<{ pupils: HomeworkPupil[] }>(
        director,
        `/api/v1/statistics/homework/?group=${group}&days=365`,
      );
      for (const { id, done, late, missing, open, active_ms } of pupils) {
        const lines = tables.flatMap(({ students: all }) => all.filter((line) => line.id === id));
        const completed = lines.filter(({ status }) => status === 'completed');
        expect(done + late).toBe(completed.length);
        expect(late).toBe(completed.filter(({ is_late }) => is_late).length);
        expect(done + late + missing + open).toBe(lines.length);
        expect(active_ms).toBe(
          sum(lines, ({ blocks }) => sum(blocks, (played) => (played === null ? 0 : played[3]))),
        );
      }
    }
  });

  it('the page for the parents: the pupil’s own days and map, and what is kept in mind', async () => {
    for (const { id } of students) {
      const pupil = await signInAs(server(), id);
      const [progress, mastery, { spans }] = await Promise.all([
        progressOf(id),
        masteryOf(id),
        told<ResponseOf<typeof listStudentSpans>>(director, `/api/v1/students/${id}/spans/`),
      ]);
      for (const days of periods) {
        const report = await told<Report>(pupil, `/api/v1/students/${id}/report/?days=${days}`);
        expect(await told<Report>(director, `/api/v1/students/${id}/report/?days=${days}`)).toEqual(report);
        const within = await daysOf(id, days, pupil);
        expect({
          days: new Set(within.filter(({ plays }) => plays > 0).map(({ day }) => day)).size,
          active_ms: sum(within, ({ active_ms }) => active_ms),
          answers: sum(within, ({ correct, incorrect, missed }) => correct + incorrect + missed),
          correct: sum(within, ({ correct }) => correct),
        }).toEqual({
          days: report.days,
          active_ms: report.active_ms,
          answers: report.answers,
          correct: report.correct,
        });
        const abilities = new Map(mastery.weeks.map(({ week, ability }) => [week, ability]));
        for (const [index, { week, active_ms, ability }] of report.weeks.entries()) {
          const next = report.weeks[index + 1]?.week ?? '9999';
          const trained = progress.days.filter(({ day }) => day >= week && day < next);
          expect(active_ms).toBe(sum(trained, (day) => day.active_ms));
          expect(ability).toBe(abilities.get(week) ?? null);
        }
        expect(report.ability).toEqual(mastery.ability);
        const standing = new Map(mastery.skills.map((one) => [one.skill, one.standing]));
        for (const skill of [...report.mastered, ...report.strengths])
          expect(standing.get(skill)).toBe('passed');
        for (const skill of report.practise)
          expect(['weak', 'learning', 'unknown']).toContain(standing.get(skill));
        expect(report.memory).toEqual(
          spans.map(({ kind, first, best, latest }) => ({ kind, first, best, latest })),
        );
      }
    }
  });

  it('points: by games, by days, and the pupil’s own', async () => {
    for (const { id, points } of students) {
      const pupil = await signInAs(server(), id);
      for (const days of periods) {
        const { gains } = await told<Progress>(pupil, `/api/v1/students/${id}/progress/?days=${days}`);
        const within = await daysOf(id, days, pupil);
        expect(sum(gains, (gain) => gain.points)).toBe(sum(within, (day) => day.points));
      }
      const progress = await progressOf(id);
      expect(progress.points).toBe(points);
      // Nobody was there more than a year ago.
      expect(sum(progress.gains, (gain) => gain.points)).toBe(points);
      const me = await told<{ points: number }>(pupil, '/api/v1/users/me/');
      expect(me.points).toBe(points);
    }
  });

  it('what is hardest: the view of a group and its pupils’ tables of techniques', async () => {
    for (const { id: group } of groups)
      for (const days of periods) {
        const path = `?group=${group}&days=${days}`;
        const { lines } = await told<ResponseOf<typeof getHardest>>(
          teacher,
          `/api/v1/statistics/hardest/${path}`,
        );
        const { pupils } = await told<Grid>(teacher, `/api/v1/statistics/grid/${path}`);
        const tables = await Promise.all(
          pupils.map(({ id }) =>
            told<TechniqueCell[]>(director, `/api/v1/students/${id}/techniques/?days=${days}`),
          ),
        );
        const skillsIn = (cells: readonly TechniqueCell[]) =>
          Map.groupBy(cells, ({ digit, move }) =>
            skillsOf([stepTag({ technique: technique(digit, move), digit, move })]).join(),
          );
        const whole = skillsIn(tables.flat());
        const each = tables.map(skillsIn);
        const wrongOf = (cells: readonly TechniqueCell[] = []) => sum(cells, ({ wrong }) => wrong);
        const moves = lines.filter(({ skill }) => whole.has(skill));
        expect(moves.length).toBeGreaterThan(0);
        for (const { skill, right, wrong, students_wrong } of moves)
          expect({ skill, right, wrong, students_wrong }).toEqual({
            skill,
            right: sum(whole.get(skill) ?? [], (cell) => cell.right),
            wrong: wrongOf(whole.get(skill)),
            students_wrong: each.filter((cells) => wrongOf(cells.get(skill)) > 0).length,
          });
        // Of many the hardest are told.
        const missing = [...whole].filter(
          ([skill, cells]) => wrongOf(cells) > 0 && !lines.some((line) => line.skill === skill),
        );
        expect(missing.length === 0 || lines.length === MOST_HARD).toBe(true);
      }
  });
}
