/** What became of a task, as a file. */
import type { Block } from '@mindhero/contract/task';
import type { taskStudentFileColumns } from '@mindhero/contract/task-file';
import { flagsOf, type ShownBlock, sumsOf, type TaskStudent } from '@mindhero/contract/task-results';
import type { Language } from '@mindhero/contract/user';
import { adjustedPercent } from '@mindhero/engine/homework';
import { minutesOf } from '@mindhero/engine/minutes';
import { listedAs } from '@mindhero/games/listed';
import { gameTitles } from '../../entities/game-titles.ts';
import type { Source } from '../../entities/tables/export.ts';
import { toNote } from '../../entities/tables/play-notes.ts';
import type { TableColumn } from '../../platform/tables/table.ts';
import { words } from '../../platform/tables/words.ts';

type StudentColumn = TableColumn<TaskStudent, (typeof taskStudentFileColumns)[number]>;

const moment = (at: string | null) => (at === null ? null : new Date(at));

const ofStudent: readonly StudentColumn[] = [
  { id: 'last_name', width: 20, value: ({ last_name }) => last_name },
  { id: 'first_name', width: 20, value: ({ first_name }) => first_name },
  { id: 'username', width: 20, value: ({ username }) => username },
  { id: 'status', width: 14, value: ({ status }, language) => words[language].status[status] },
  { id: 'has_plan', width: 12, value: ({ has_plan }) => has_plan },
  { id: 'is_late', width: 12, value: ({ is_late }) => is_late },
  { id: 'is_marked', width: 12, value: ({ is_marked }) => is_marked },
  { id: 'attempts', width: 10, value: ({ attempts }) => attempts },
  { id: 'started_at', width: 17, value: ({ started_at }) => moment(started_at) },
  { id: 'completed_at', width: 17, value: ({ completed_at }) => moment(completed_at) },
  { id: 'percent', width: 10, value: ({ percent }) => percent },
  { id: 'correct', width: 10, value: ({ blocks }) => sumsOf(blocks).correct },
  { id: 'incorrect', width: 10, value: ({ blocks }) => sumsOf(blocks).incorrect },
  { id: 'missed', width: 10, value: ({ blocks }) => sumsOf(blocks).missed },
  {
    id: 'minutes',
    width: 10,
    value: ({ blocks }) => minutesOf(blocks.reduce((sum, block) => sum + (block?.[3] ?? 0), 0)),
  },
  { id: 'note', width: 40, value: ({ blocks }, language) => toNote(flagsOf(blocks), language) },
];

type Played = NonNullable<ShownBlock>;

const ofBlock = [
  {
    word: 'percent',
    value: ([correct, incorrect, missed]: Played) => adjustedPercent({ correct, incorrect, missed }),
  },
  { word: 'correct', value: ([correct]: Played) => correct },
  { word: 'incorrect', value: ([, incorrect]: Played) => incorrect },
  { word: 'missed', value: ([, , missed]: Played) => missed },
  { word: 'minutes', value: ([, , , ms]: Played) => minutesOf(ms) },
  { word: 'wpm', value: ([, , , , , , , wpm]: Played) => wpm ?? null },
  { word: 'started_at', value: ([, , , , from]: Played) => new Date(from) },
  { word: 'completed_at', value: ([, , , , , to]: Played) => new Date(to) },
] as const;

/** What is said of the students of a task with these blocks; how quickly they read, where somebody has read. */
export function studentTable(
  blocks: readonly Block[],
  students: readonly TaskStudent[],
): readonly StudentColumn[] {
  const isRead = (index: number) => students.some(({ blocks }) => blocks[index]?.[7] !== undefined);
  const ofBlocks = blocks.flatMap(({ game, settings }, index) =>
    ofBlock
      .filter(({ word }) => word !== 'wpm' || isRead(index))
      .map(({ word, value }): StudentColumn => ({
        id: 'blocks',
        width: 14,
        header: (language: Language) =>
          `${index + 1}. ${gameTitles[language][listedAs(game, settings)]}: ${words[language].column[word]}`,
        value: (student) => {
          const played = student.blocks[index] ?? null;
          return played === null ? null : value(played);
        },
      })),
  );
  return [...ofStudent, ...ofBlocks];
}

export function sourceOf(students: readonly TaskStudent[]): Source<TaskStudent> {
  const byId = new Map(students.map((student) => [student.id, student]));
  return {
    ids: async (most) => (students.length > most ? null : students.map(({ id }) => id)),
    rows: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  };
}
