/** The manual in a language, loaded whole: so it can be searched, and read on without a network. */
import type { LanguageTag } from '@mindhero/content/languages';
import type { GameNote } from '@mindhero/content/manual/pages';
import { type ManualPage, parsePage } from '@mindhero/content/manual/parse';
import { queryOptions } from '@tanstack/react-query';

export interface Manual {
  readonly pages: ReadonlyMap<string, ManualPage>;
  /** What the pages of games say beside the texts of their rooms. */
  readonly games: Readonly<Partial<Record<string, GameNote>>>;
  readonly pictures: Readonly<Partial<Record<string, { readonly light: string; readonly dark: string }>>>;
}

const sources = {
  en: () => import('virtual:manual/en'),
  de: () => import('virtual:manual/de'),
  ru: () => import('virtual:manual/ru'),
  uk: () => import('virtual:manual/uk'),
} as const satisfies Readonly<Record<LanguageTag, unknown>>;

const isTag = (language: string): language is LanguageTag => language in sources;

/** @param language as i18next has it (`en`) */
export function manualQuery(language: string) {
  return queryOptions({
    queryKey: ['manual', language],
    queryFn: async (): Promise<Manual> => {
      if (!isTag(language)) throw new Error(`No manual in "${language}"`);
      const { pages, games, pictures } = await sources[language]();
      const parsed = Object.entries(pages).map(([id, source]) => [id, parsePage(source)] as const);
      return { pages: new Map(parsed), games, pictures };
    },
    staleTime: Infinity,
  });
}
