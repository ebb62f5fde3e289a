/** What a pupil hears after an answer, besides whether it was right: praise of effort, never shame. */

/** What a phrase speaks of: anything, beads, steps of a calculation, or remembering. */
export type PhraseTopic = 'any' | 'abacus' | 'sums' | 'memory';

type ByTopic = Readonly<Record<PhraseTopic, readonly string[]>>;

export interface PhrasePools {
  readonly right: ByTopic;
  readonly wrong: ByTopic;
}

const pools: Readonly<Record<string, () => Promise<{ default: PhrasePools }>>> = {
  en: () => import('./phrases/en.json'),
  de: () => import('./phrases/de.json'),
  ru: () => import('./phrases/ru.json'),
  uk: () => import('./phrases/uk.json'),
};

const none: ByTopic = { any: [], abacus: [], sums: [], memory: [] };

/** The pools of a language (`en`); a language without its own gets the English ones. */
export async function phrasePools(language: string): Promise<PhrasePools> {
  const load = pools[language] ?? pools['en'];
  return load === undefined ? { right: none, wrong: none } : (await load()).default;
}
