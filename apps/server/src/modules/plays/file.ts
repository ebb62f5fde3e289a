/** A student's plays as a file. */
import type { playFileColumns } from '@mindhero/contract/export';
import { minutesOf } from '@mindhero/engine/minutes';
import { listedAs } from '@mindhero/games/listed';
import { gameTitles } from '../../entities/game-titles.ts';
import { toNote } from '../../entities/tables/play-notes.ts';
import { tenths } from '../../platform/db/week.ts';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import { words } from '../../platform/tables/words.ts';
import type { FinishedRow } from './row.ts';

/** The columns of the file. */
export const playTable: readonly TableColumn<FinishedRow, (typeof playFileColumns)[number]>[] = [
  plain('finished_at', 17),
  {
    id: 'game',
    width: 24,
    value: ({ game, settings }, language) => gameTitles[language][listedAs(game, settings)],
  },
  { id: 'subject', width: 14, value: ({ subject }, language) => words[language].subject[subject] },
  plain('level', 9),
  plain('correct', 9),
  plain('incorrect', 9),
  plain('missed', 12),
  { id: 'minutes', width: 10, value: ({ active_ms }) => minutesOf(active_ms) },
  { id: 'difficulty', width: 14, value: ({ difficulty }) => tenths(difficulty) },
  plain('stars', 9),
  plain('points', 9),
  { id: 'ended', width: 22, value: ({ ended }, language) => words[language].ended[ended] },
  {
    id: 'note',
    width: 40,
    value: ({ flags }, language) => toNote(flags, language),
  },
];
