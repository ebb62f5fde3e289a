/** What is told of a group as files: the tables of the screen. */
import type {
  Grid,
  GridPupil,
  HardSkill,
  HelpLine,
  HomeworkPupil,
  StudentMistake,
  UndoneTask,
} from '@mindhero/contract/statistics/teaching';
import type {
  gridFileColumns,
  groupHomeworkFileColumns,
  hardestFileColumns,
  helpFileColumns,
  studentMistakesFileColumns,
  undoneTasksFileColumns,
} from '@mindhero/contract/statistics/teaching-files';
import type { Language } from '@mindhero/contract/user';
import { minutesOf } from '@mindhero/engine/minutes';
import { shareOf } from '@mindhero/engine/share';
import { gameTitles } from '../../../entities/game-titles.ts';
import { plain, type TableColumn } from '../../../platform/tables/table.ts';
import { words } from '../../../platform/tables/words.ts';
import { skillWord } from '../skill-word.ts';

const ofPupil = [plain('last_name', 20), plain('first_name', 20)] as const;

const titleOf = (column: string, language: Language) =>
  Object.entries(gameTitles[language]).find(([game]) => game === column)?.[1] ?? skillWord(column, language);

/** What is said of the pupils of a grid with these columns. */
export function gridTable({
  columns,
}: Pick<Grid, 'columns'>): readonly TableColumn<GridPupil, (typeof gridFileColumns)[number]>[] {
  return [
    ...ofPupil,
    ...columns.flatMap((column, index) =>
      (['%', 'answers'] as const).map((what, part) => ({
        id: 'trained' as const,
        width: 14,
        header: (language: Language) =>
          `${titleOf(column, language)}: ${what === '%' ? what : words[language].column[what]}`,
        value: ({ cells }: GridPupil) => cells[index]?.[part as 0 | 1] ?? null,
      })),
    ),
  ];
}

export const helpTable: readonly TableColumn<HelpLine, (typeof helpFileColumns)[number]>[] = [
  ...ofPupil,
  { id: 'skill', width: 28, value: ({ skill }, language) => skillWord(skill, language) },
  plain('mistakes', 14),
  { id: 'mistake_days', width: 14, value: ({ days }) => days },
  { id: 'chance', width: 14, value: ({ percent }) => percent },
  { id: 'was_mastered', width: 14, value: ({ was_passed }) => was_passed },
];

export const mistakesTable: readonly TableColumn<
  StudentMistake,
  (typeof studentMistakesFileColumns)[number]
>[] = [
  { id: 'question', width: 24, value: ({ task }) => task },
  plain('given', 14),
  plain('expected', 14),
  plain('day', 12),
];

export const homeworkTable: readonly TableColumn<HomeworkPupil, (typeof groupHomeworkFileColumns)[number]>[] =
  [
    ...ofPupil,
    { id: 'done_in_time', width: 14, value: ({ done }) => done },
    { id: 'done_late', width: 14, value: ({ late }) => late },
    plain('missing', 14),
    plain('open', 14),
    { id: 'minutes', width: 10, value: ({ active_ms }) => minutesOf(active_ms) },
  ];

export const undoneTasksTable: readonly TableColumn<UndoneTask, (typeof undoneTasksFileColumns)[number]>[] = [
  plain('name', 28),
  { id: 'due_at', width: 17, value: ({ due_at }) => new Date(due_at) },
  { id: 'students_undone', width: 14, value: ({ undone }) => undone },
];

const wrongShare = ({ right, wrong }: HardSkill['before']) => shareOf(wrong, right + wrong);

export const hardestTable: readonly TableColumn<HardSkill, (typeof hardestFileColumns)[number]>[] = [
  { id: 'skill', width: 28, value: ({ skill }, language) => skillWord(skill, language) },
  { id: 'wrong_share', width: 10, value: wrongShare },
  { id: 'wrong_share_before', width: 14, value: ({ before }) => wrongShare(before) },
  { id: 'times_needed', width: 10, value: ({ right, wrong }) => right + wrong },
  plain('students_wrong', 14),
  { id: 'typical_mistake', width: 40, value: typicalText },
];

function typicalText({ typical, mistakes }: HardSkill, language: Language): string | null {
  if (typical === null) return null;
  const { too_large, too_small, given } = words[language].typical_mistake;
  const { difference, count } = typical;
  const text = difference === null ? given : difference > 0 ? too_large : too_small;
  return text
    .replace('{{difference}}', String(Math.abs(difference ?? 0)))
    .replace('{{given}}', typical.given ?? '')
    .replace('{{count}}', String(count))
    .replace('{{of}}', String(mistakes));
}
