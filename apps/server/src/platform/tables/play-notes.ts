/** What files say about plays that are not as others. */
import type { PlayFlag } from '@mindhero/contract/play';
import type { Language } from '@mindhero/contract/user';
import { type Words, words } from './words.ts';

const noteWords: Readonly<Record<PlayFlag, Words>> = {
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

/** All flags in one cell; empty where there are none. */
export const toNote = (flags: readonly PlayFlag[], language: Language): string =>
  flags.map((flag) => noteWords[flag][language]).join('; ');
