/** What a pupil is told of the own training as files: the tables of the screen. */
import type { MasteryTold, MistakenPlay, Progress, SkillStanding } from '@mindhero/contract/statistics/pupil';
import type {
  abilityFileColumns,
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
  { id: 'points_before', width: 14, value: ({ before }) => before },
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

interface AbilityRow {
  /** Its Monday. */
  readonly week: string;
  /** In tenths of a percent, as are the others. */
  readonly ability: number;
  readonly least: number | null;
  readonly most: number | null;
}

/** Weeks that begin after a day. Between which bounds an ability lies is known of the last week alone: it is not kept. */
export function abilityRows({ weeks, ability }: MasteryTold, since: string): AbilityRow[] {
  const last = weeks.at(-1);
  return weeks
    .filter(({ week }) => week > since)
    .map((one) => ({
      ...one,
      least: one === last && ability !== null ? ability.least : null,
      most: one === last && ability !== null ? ability.most : null,
    }));
}

const inPercent = (tenthsOfIt: number | null) => tenthsOfIt && tenthsOfIt / 10;

export const abilityTable: readonly TableColumn<AbilityRow, (typeof abilityFileColumns)[number]>[] = [
  plain('week', 12),
  { id: 'ability', width: 14, value: ({ ability }) => inPercent(ability) },
  { id: 'ability_least', width: 16, value: ({ least }) => inPercent(least) },
  { id: 'ability_most', width: 16, value: ({ most }) => inPercent(most) },
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
