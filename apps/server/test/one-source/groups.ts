/** What is told of a group, and of its pupils. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { GroupTrouble } from '@mindhero/contract/group-trouble';
import type { Play, TechniqueCell } from '@mindhero/contract/play';
import { periods } from '@mindhero/contract/statistics/period';
import type { Mastered } from '@mindhero/contract/statistics/school';
import {
  type getHardest,
  type Grid,
  type HomeworkPupil,
  type listStudentMistakes,
  MOST_HARD,
} from '@mindhero/contract/statistics/teaching';
import type { Task } from '@mindhero/contract/task';
import type { getTaskStatistics } from '@mindhero/contract/task-results';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { adjustedPercent } from '@mindhero/engine/homework';
import { skillOf, skillsOf } from '@mindhero/engine/mastery/skills';
import { stepTag, technique } from '@mindhero/engine/soroban';
import type { GameId } from '@mindhero/games/catalogue';
import { expect, it } from 'vitest';
import { membersOf, type DemoSchool, list, sum, told } from './told.ts';

export function tellsOneGroup(school: () => DemoSchool): void {
  it('the week: the list of groups and the list of their members', () => {
    const { students, groups } = school();
    for (const group of groups) {
      const members = membersOf(students, group.id);
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

  it('answers by game: each cell of the grid of a group, the plays and the days of a pupil', async () => {
    const { director, groups, daysOf, playsOf } = school();
    for (const { id: group } of groups)
      for (const days of [7, 90]) {
        const grid = `/api/v1/statistics/grid/?group=${group}&by=games&days=${days}`;
        const { columns, pupils } = await told<Grid>(director, grid);
        expect(pupils.length).toBeGreaterThan(0);
        for (const { id, cells } of pupils) {
          expect(sum(cells, (cell) => cell?.[1] ?? 0)).toBe(sum(await daysOf(id, days), answersOf));
          const games = Map.groupBy(playsOf(id, days), ({ game }) => game);
          expect(cells).toEqual(columns.map((column) => cellOf(games.get(column as GameId))));
        }
      }
  });

  it('mastery: the grid of a group, the pupil’s map, and what is mastered in the school', async () => {
    const { teacher, director, groups, masteryOf } = school();
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

  it('homework: the view of a group and the statistics of its tasks, minutes included', async () => {
    const { server, director, groups } = school();
    const { results: tasks } = await list<Task>(director, '/api/v1/tasks/?page_size=100');
    const begun = tasks.filter(({ available_from }) => new Date(available_from) <= server.clock.now);
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

  it('what is hardest: the view of a group, the start page of its teacher, and the moves of its pupils', async () => {
    const { teacher, director, groups } = school();
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
        const whole = bySkill(tables.flat());
        const each = tables.map(bySkill);
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
        const trouble = await told<GroupTrouble>(teacher, `/api/v1/groups/${group}/trouble/?days=${days}`);
        const cells = [...Map.groupBy(tables.flat(), ({ digit, move }) => `${move}@${digit}`).values()];
        expect(trouble.techniques).toEqual(threeHardest(cells.map(added)));
        for (const { digit, move, right, wrong } of trouble.techniques) {
          const skill = skillOfMove(digit, move);
          const line = lines.find((one) => one.skill === skill);
          // The skill is all digits together.
          expect(line === undefined && lines.length < MOST_HARD).toBe(false);
          expect(line?.wrong ?? wrong).toBeGreaterThanOrEqual(wrong);
          expect(line?.right ?? right).toBeGreaterThanOrEqual(right);
        }
      }
  });

  it('tables of multiplication: what is hardest in the group and what its pupils have answered', async () => {
    const { teacher, groups, students, masteryOf } = school();
    for (const { id: group } of groups) {
      const maps = await Promise.all(membersOf(students, group).map(({ id }) => masteryOf(id)));
      const path = `/api/v1/statistics/hardest/?group=${group}&days=365`;
      const [times, divided] = [
        await told<ResponseOf<typeof getHardest>>(teacher, `${path}&game=multiply`),
        await told<ResponseOf<typeof getHardest>>(teacher, `${path}&game=multiply-divide`),
      ];
      const lines = [...times.lines, ...divided.lines];
      expect(lines.length).toBeGreaterThan(0);
      for (const { skill, right, wrong } of lines) {
        const answers = sum(maps, ({ skills }) => skills.find((one) => one.skill === skill)?.answers ?? 0);
        expect(answers).toBeGreaterThan(0);
        // A long sum of products needs a table for each of them, and is one answer.
        expect(right + wrong).toBeGreaterThanOrEqual(answers);
      }
    }
  });

  it('wrong answers: what is known of the hardest skills, and the mistakes of the pupils', async () => {
    const { teacher, admin, groups, students } = school();
    for (const { id: group } of groups) {
      const { lines } = await told<ResponseOf<typeof getHardest>>(
        teacher,
        `/api/v1/statistics/hardest/?group=${group}`,
      );
      expect(lines.some(({ mistakes }) => mistakes > 0)).toBe(true);
      for (const { skill, mistakes } of lines.slice(0, 5)) {
        const made = await Promise.all(
          membersOf(students, group).map(({ id }) =>
            told<ResponseOf<typeof listStudentMistakes>>(
              admin,
              `/api/v1/students/${id}/mistakes/?skill=${encodeURIComponent(skill)}`,
            ),
          ),
        );
        expect({ skill, mistakes: sum(made, ({ count }) => count) }).toEqual({ skill, mistakes });
      }
    }
  });

  it('games that go wrong: the start page of the teacher and the plays of the pupils', async () => {
    const { teacher, groups, students, playsOf } = school();
    for (const { id: group } of groups) {
      const members = membersOf(students, group);
      for (const days of periods) {
        const { games } = await told<GroupTrouble>(teacher, `/api/v1/groups/${group}/trouble/?days=${days}`);
        const plays = members.flatMap(({ id }) => playsOf(id, days));
        expect(games).toEqual(
          threeHardest(
            [...Map.groupBy(plays, ({ game }) => game)].map(([game, played]) => ({
              game,
              right: sum(played, ({ correct }) => correct),
              wrong: sum(played, ({ incorrect, missed }) => incorrect + missed),
            })),
          ),
        );
      }
    }
  });
}

const answersOf = ({ correct, incorrect, missed }: Pick<Play, 'correct' | 'incorrect' | 'missed'>) =>
  correct + incorrect + missed;

function cellOf(plays: readonly Play[] = []): Grid['pupils'][number]['cells'][number] {
  const percent = adjustedPercent({
    correct: sum(plays, (play) => play.correct),
    incorrect: sum(plays, (play) => play.incorrect),
    missed: sum(plays, (play) => play.missed),
  });
  return percent === null ? null : [Math.round(percent), sum(plays, answersOf), null];
}

const skillOfMove = (digit: number, move: number) =>
  skillsOf([stepTag({ technique: technique(digit, move), digit, move })]).join();

const bySkill = (cells: readonly TechniqueCell[]) =>
  Map.groupBy(cells, ({ digit, move }) => skillOfMove(digit, move));

const wrongOf = (cells: readonly TechniqueCell[] = []) => sum(cells, ({ wrong }) => wrong);

const added = (cells: readonly TechniqueCell[]): TechniqueCell => ({
  digit: cells[0]?.digit ?? 0,
  move: cells[0]?.move ?? 0,
  right: sum(cells, ({ right }) => right),
  wrong: wrongOf(cells),
});

interface Answers {
  readonly right: number;
  readonly wrong: number;
}

/** The largest share of mistakes first. */
const threeHardest = <Line extends Answers>(lines: readonly Line[]): Line[] =>
  lines
    .filter(({ right, wrong }) => wrong > 0 && right + wrong >= FEW_ANSWERS)
    .toSorted((a, b) => b.wrong / (b.wrong + b.right) - a.wrong / (a.wrong + a.right) || b.wrong - a.wrong)
    .slice(0, 3);
