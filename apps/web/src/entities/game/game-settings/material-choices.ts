/** The materials that somebody may choose one from, in the order of a shelf: by level, then by title. */
import { listCardSets } from '@mindhero/contract/card-set';
import { listTexts } from '@mindhero/contract/text';
import type { Language } from '@mindhero/contract/user';
import { languages } from '@mindhero/contract/user';
import { listWordLists } from '@mindhero/contract/word-list';
import { type Difficulty, difficulties } from '@mindhero/engine/reading/choice';
import type { MaterialKind } from '@mindhero/engine/reading/material';
import { call } from '../../../platform/client.ts';
import type { Choice, Choices } from '../../../platform/lists/choices.ts';

interface Query {
  readonly search: string;
  readonly page_size: number;
  readonly ordering: 'title';
}

interface Line {
  readonly id: number;
  readonly title: string;
  readonly owner: { readonly name: string } | null;
  /** What cards do not have. */
  readonly difficulty?: Difficulty;
}

interface Lines {
  readonly count: number;
  readonly results: readonly Line[];
}

type Listed = (query: Query, language: Language | undefined) => Promise<Lines>;

const lists: Readonly<Record<MaterialKind, Listed>> = {
  text: (query, language) => call(listTexts, { query: { ...query, language } }),
  words: (query, language) => call(listWordLists, { query: { ...query, language } }),
  cards: (query) => call(listCardSets, { query }),
};

/** The language that a game's setting means for somebody; undefined where any will do. */
export const languageMeant = (setting: unknown, own: Language): Language | undefined =>
  setting === 'own' ? own : languages.find((one) => one === setting);

const levelOf = ({ difficulty }: Line): number =>
  difficulty === undefined ? -1 : difficulties.indexOf(difficulty);

interface Shelf {
  readonly kind: MaterialKind;
  /** Undefined: of any language. */
  readonly language: Language | undefined;
  /** Of the one that was chosen; null for none, and until it is known. */
  readonly title: string | null;
  /** What a level is called. */
  readonly level: (difficulty: Difficulty) => string;
}

/** The materials of a kind that the person may use. */
export function choicesOf({ kind, language, title, level }: Shelf): Choices {
  // Those of the same title are told apart by whose they are.
  const toChoice = ({ id, title: name, owner, difficulty }: Line): Choice => ({
    id,
    name,
    detail: owner?.name,
    group: difficulty && level(difficulty),
  });
  return {
    key: ['materials', kind, language, title],
    item: 'materials',
    find: async (query) => {
      const { count, results } = await lists[kind]({ ...query, ordering: 'title' }, language);
      // Of a part of them the levels would begin and end anywhere.
      const isWhole = results.length === count;
      const inOrder = isWhole ? results.toSorted((a, b) => levelOf(a) - levelOf(b)) : results;
      return { count, results: inOrder.map(toChoice) };
    },
    // Pupils may read the whole of none beforehand; what was chosen is known by its title.
    get: (id) => Promise.resolve({ id, name: title ?? '…' }),
  };
}
