/** What reading is played with, as settings choose it: how hard, whose it is, and how long it may be. */

/** Of texts and word lists: for readers of 6–7, 8–9, 10–11 and 12–14 years. */
export const difficulties = ['beginner', 'easy', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** `official`: of the library. `my`: for staff their own and what the school shares, for pupils their teachers'. */
export const materialSources = ['all', 'official', 'my'] as const;
export type MaterialSource = (typeof materialSources)[number];

/** At most so many words; beside them "of any length". */
export const textBounds = [30, 60, 100, 200] as const;
export type TextBound = (typeof textBounds)[number];

/** The same as settings name them. */
export const boundNames = [...textBounds.map((bound) => `${bound}` as const), 'any'] as const;

/** The bound of a name, as settings and forms have it; null for any length. */
export function boundOf(name: string | null): TextBound | null {
  return textBounds.find((bound) => String(bound) === name) ?? null;
}

/** In what language; `own` is that of the account, `random` any of those that it may read. */
export const materialLanguages = ['own', 'EN', 'DE', 'RU', 'UK', 'random'] as const;
export type MaterialLanguage = (typeof materialLanguages)[number];

/** What a game asks for: one material by its id, or any that fits. Null and `any` leave it open. */
export type MaterialWish =
  | { readonly kind: 'cards'; readonly id: number }
  | {
      readonly kind: 'text' | 'words';
      readonly id: number | null;
      readonly language: MaterialLanguage;
      readonly difficulty: Difficulty | 'any';
      readonly source: MaterialSource;
      /** Of a text: at most so many words. */
      readonly max_words: number | null;
      /** What is drawn has so many words at least. */
      readonly fewest_words?: number;
    };

/** By what a pool is narrowed, in the order in which one is blamed; the fields of settings are called so. */
export const poolFilters = ['language', 'difficulty', 'source', 'max_words'] as const;
export type PoolFilter = (typeof poolFilters)[number];

/** Filters that narrow nothing. */
export const unfiltered = { language: 'random', difficulty: 'any', source: 'all', max_words: null } as const;

/** The same as settings have them, in which a length is one of a few options. */
export const unfilteredSettings = { ...unfiltered, max_words: 'any' } as const;

/** What a text is, which decides how it is laid out. */
export const textKinds = ['story', 'facts', 'poem', 'dialogue'] as const;
export type TextKind = (typeof textKinds)[number];

/** What a question asks for: what is said, what follows from it, what a word means, what the whole is about. */
export const questionKinds = ['literal', 'inference', 'word', 'main_idea'] as const;
export type QuestionKind = (typeof questionKinds)[number];
