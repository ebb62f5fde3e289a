/** What a pupil is told of the own training as files: the tables of the screen. */
import type { MistakenPlay, Progress, SkillStanding } from '@mindhero/contract/statistics/pupil';
import type {
  gainsFileColumns,
  masteryFileColumns,
  mistakenPlaysFileColumns,
  paceFileColumns,
  trainedDaysFileColumns,
} from '@mindhero/contract/statistics/pupil-files';
import { FEWEST_FLUENT, paceOf } from '@mindhero/engine/fluency';
import { minutesOf } from '@mindhero/engine/minutes';
import { gameTitles } from '../../../entities/game-titles.ts';
import { tenths } from '../../../platform/db/week.ts';
import { plain, type TableColumn } from '../../../platform/tables/table.ts';
import { words } from '../../../platform/tables/words.ts';
import { skillWord } from '../skill-word.ts';

type Gain = Progress['gains'][number];

const game = {
  id: 'game',
  width: 24,
  value: ({ game }: Pick<Gain, 'game'>, language: keyof typeof words) => gameTitles[language][game],
} as const;

export const gainsTable: readonly TableColumn<Gain, (typeof gainsFileColumns)[number]>[] = [
  game,
  plain('points', 9),
];

/** Empty where too few were right to say anything. */
export const paceTable: readonly TableColumn<Progress['weeks'][number], (typeof paceFileColumns)[number]>[] =
  [
    plain('week', 12),
    game,
    {
      id: 'pace',
      width: 14,
      value: ({ correct, active_ms }) => {
        const pace = correct < FEWEST_FLUENT ? null : paceOf(correct, active_ms);
        return pace === null ? null : tenths(pace);
      },
    },
    plain('correct', 9),
  ];

export const trainedDaysTable: readonly TableColumn<
  Progress['days'][number],
  (typeof trainedDaysFileColumns)[number]
>[] = [plain('day', 12), { id: 'minutes', width: 10, value: ({ active_ms }) => minutesOf(active_ms) }];

export const masteryTable: readonly TableColumn<SkillStanding, (typeof masteryFileColumns)[number]>[] = [
  { id: 'skill', width: 28, value: ({ skill }, language) => skillWord(skill, language) },
  { id: 'standing', width: 20, value: ({ standing }, language) => words[language].standing[standing] },
  plain('chance', 14),
  plain('answers', 10),
];

type MistakeLine = Pick<MistakenPlay, 'game' | 'finished_at'> & MistakenPlay['mistakes'][number];

/** Each mistake is a line. */
export const mistakeLines = (plays: readonly MistakenPlay[]): MistakeLine[] =>
  plays.flatMap(({ game, finished_at, mistakes }) =>
    mistakes.map((mistake) => ({ ...mistake, game, finished_at })),
  );

export const mistakenPlaysTable: readonly TableColumn<
  MistakeLine,
  (typeof mistakenPlaysFileColumns)[number]
>[] = [
  { id: 'finished_at', width: 17, value: ({ finished_at }) => new Date(finished_at) },
  game,
  { id: 'skill', width: 28, value: ({ skill }, language) => skillWord(skill, language) },
  { id: 'question', width: 24, value: ({ task }) => task },
  plain('expected', 14),
  plain('given', 14),
];
