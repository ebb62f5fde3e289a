/** Tasks and templates as files. */
import type { taskFileColumns, taskTemplateFileColumns } from '@mindhero/contract/export';
import { nameOf } from '@mindhero/contract/name';
import type { ListedTask, TaskTemplate } from '@mindhero/contract/task';
import type { Language } from '@mindhero/contract/user';
import { listedAs } from '@mindhero/games/listed';
import type { ListedId } from '@mindhero/games/ways';
import { gameTitles } from '../../entities/game-titles.ts';
import { toList } from '../../platform/tables/listed.ts';
import { plain, type TableColumn } from '../../platform/tables/table.ts';

/** Each game once, in the order of the blocks. */
const titles = (games: readonly ListedId[], language: Language) =>
  toList([...new Set(games)].map((game) => gameTitles[language][game]));

/** Those who have the task, wherever they stand. */
const holders = ({ pending, in_progress: begun, completed, overdue }: ListedTask['counts']) =>
  pending + begun + completed + overdue;

const standing = <const Id extends keyof ListedTask['counts']>(id: Id) => ({
  id,
  width: 14,
  value: ({ counts }: ListedTask) => counts[id],
});

/** The columns of the file of tasks. */
export const taskTable: readonly TableColumn<ListedTask, (typeof taskFileColumns)[number]>[] = [
  plain('name', 32),
  { id: 'games', width: 32, value: ({ games }, language) => titles(games, language) },
  { id: 'groups', width: 28, value: ({ groups }) => toList(groups.map(({ name }) => name)) },
  { id: 'students', width: 10, value: ({ counts }) => holders(counts) },
  { id: 'author', width: 28, value: ({ author }) => (author === null ? null : nameOf(author)) },
  { id: 'school', width: 28, value: ({ school }) => school?.name ?? null },
  { id: 'available_from', width: 17, value: (task) => new Date(task.available_from) },
  { id: 'due_at', width: 17, value: (task) => new Date(task.due_at) },
  standing('pending'),
  standing('in_progress'),
  standing('completed'),
  standing('late'),
  standing('overdue'),
  plain('percent', 10),
];

/** The columns of the file of templates. */
export const templateTable: readonly TableColumn<TaskTemplate, (typeof taskTemplateFileColumns)[number]>[] = [
  plain('name', 32),
  {
    id: 'games',
    width: 32,
    value: ({ blocks }, language) =>
      titles(
        blocks.map(({ game, settings }) => listedAs(game, settings)),
        language,
      ),
  },
  plain('comment', 40),
  { id: 'created_at', width: 17, value: (template) => new Date(template.created_at) },
];
