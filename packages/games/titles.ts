/** What games are called in each language at once, for whoever writes files; a browser loads the texts of one language. */
import type { GameId } from './catalogue.ts';
import de from './strings/de.json' with { type: 'json' };
import en from './strings/en.json' with { type: 'json' };
import ru from './strings/ru.json' with { type: 'json' };
import uk from './strings/uk.json' with { type: 'json' };

type Titles = Readonly<Record<GameId, string>>;

export const gameTitles: Readonly<Record<'EN' | 'DE' | 'RU' | 'UK', Titles>> = {
  EN: en.title,
  DE: de.title,
  RU: ru.title,
  UK: uk.title,
};
