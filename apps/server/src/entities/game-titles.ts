/** What games are called in each language at once, for code that writes files; a browser loads the texts of one language. */
import { type Language, languages } from '@mindhero/contract/user';
import { type GameTitles, loadTitles } from '@mindhero/games/titles';

const titles = await Promise.all(
  languages.map(async (language) => [language, (await loadTitles(language.toLowerCase())).title] as const),
);

export const gameTitles = Object.fromEntries(titles) as Readonly<Record<Language, GameTitles['title']>>;
