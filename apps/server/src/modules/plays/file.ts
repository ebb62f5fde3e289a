/** A student's plays as a file. */
import type { playFileColumns } from '@mindhero/contract/export';
import type { Play, PlayFlag } from '@mindhero/contract/play';
import { gameTitles } from '@mindhero/games/titles';
import { tenths } from '../../platform/db/week.ts';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import { subjectWords, type Words, words } from '../../platform/tables/words.ts';
import type { FinishedRow } from './row.ts';

const endedWords: Readonly<Record<Play['ended'], Words>> = {
  completed: words('played to the end', 'zu Ende gespielt', 'сыграно до конца', 'зіграно до кінця'),
  failed: words('no tries left', 'keine Versuche mehr', 'попытки закончились', 'спроби скінчилися'),
  time_limit: words('time was up', 'Zeit um', 'время вышло', 'час вийшов'),
  stopped: words('stopped early', 'vorzeitig beendet', 'закончено раньше', 'завершено раніше'),
};

const flagWords: Readonly<Record<PlayFlag, Words>> = {
  overlap: words(
    'at the same time as another game: time counted once',
    'gleichzeitig mit einem anderen Spiel: Zeit einmal gezählt',
    'одновременно с другой игрой: время засчитано один раз',
    'одночасно з іншою грою: час зараховано один раз',
  ),
  too_fast: words(
    'faster than a person can: no points',
    'schneller als ein Mensch: keine Punkte',
    'быстрее, чем может человек: без очков',
    'швидше, ніж може людина: без балів',
  ),
  crowded: words(
    'more at once than one person can play: no points',
    'mehr gleichzeitig, als ein Mensch spielen kann: keine Punkte',
    'одновременно больше, чем может один человек: без очков',
    'одночасно більше, ніж може одна людина: без балів',
  ),
  version_outdated: words(
    'older version of the game: no points',
    'ältere Spielversion: keine Punkte',
    'старая версия игры: без очков',
    'стара версія гри: без балів',
  ),
  retry: words(
    'mistakes retried: practice',
    'Fehler wiederholt: Übung',
    'работа над ошибками',
    'робота над помилками',
  ),
  given_seed: words(
    'worksheet: practice',
    'Arbeitsblatt: Übung',
    'рабочий лист: тренировка',
    'робочий аркуш: тренування',
  ),
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
    value: ({ flags }, language) => flags.map((flag) => flagWords[flag][language]).join('; '),
  },
];
