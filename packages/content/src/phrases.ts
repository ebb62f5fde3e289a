/** What a pupil hears after an answer, besides whether it was right: praise of effort, never shame. */
export interface PhrasePools {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const pools: Readonly<Record<string, () => Promise<{ default: PhrasePools }>>> = {
  en: () => import('./phrases/en.json'),
  de: () => import('./phrases/de.json'),
  ru: () => import('./phrases/ru.json'),
  uk: () => import('./phrases/uk.json'),
};

/** The pools of a language (`en`); a language without its own gets the English ones. */
export async function phrasePools(language: string): Promise<PhrasePools> {
  const load = pools[language] ?? pools['en'];
  return load === undefined ? { right: [], wrong: [] } : (await load()).default;
}
