/** A student's plays as a file. */
import type { playFileColumns } from '@mindhero/contract/export';
import type { Play } from '@mindhero/contract/play';
import { tenths } from '../../platform/db/week.ts';
import { gameTitles } from '../../platform/game-titles.ts';
import { toNote } from '../../platform/tables/play-notes.ts';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import { subjectWords, type Words, words } from '../../platform/tables/words.ts';
import type { FinishedRow } from './row.ts';

const endedWords: Readonly<Record<Play['ended'], Words>> = {
  completed: words('played to the end', 'zu Ende gespielt', 'сыграно до конца', 'зіграно до кінця'),
  failed: words('no tries left', 'keine Versuche mehr', 'попытки закончились', 'спроби скінчилися'),
  time_limit: words('time was up', 'Zeit um', 'время вышло', 'час вийшов'),
  stopped: words('stopped early', 'vorzeitig beendet', 'закончено раньше', 'завершено раніше'),
};

/** The columns of the file. */
export const playTable: readonly TableColumn<FinishedRow, (typeof playFileColumns)[number]>[] = [
  plain('finished_at', 17),
  { id: 'game', width: 24, value: ({ game }, language) => gameTitles[language][game] },
  { id: 'subject', width: 14, value: ({ subject }, language) => subjectWords[subject][language] },
  plain('level', 9),
  plain('correct', 9),
  plain('incorrect', 9),
  plain('missed', 12),
  { id: 'minutes', width: 10, value: ({ active_ms }) => tenths(active_ms / 60_000) },
  { id: 'difficulty', width: 14, value: ({ difficulty }) => tenths(difficulty) },
  plain('stars', 9),
  plain('points', 9),
  { id: 'ended', width: 22, value: ({ ended }, language) => endedWords[ended][language] },
  {
    id: 'note',
    width: 40,
    value: ({ flags }, language) => toNote(flags, language),
  },
];
