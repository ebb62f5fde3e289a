/** Transformations that undo each other, or leave nothing to read. */
import type { Choice } from './transform-text.ts';
import type { TransformationId } from './transformation.ts';

interface Contradiction {
  readonly between: readonly [TransformationId, TransformationId];
  /** They contradict each other only with these options. */
  readonly when?: (choice: Choice) => boolean;
}

const turnsWords = (choice: Choice) =>
  choice.id !== 'from_the_end' || (choice.options?.of ?? 'words') === 'words';
const turnsOrder = (choice: Choice) => choice.id !== 'from_the_end' || !turnsWords(choice);
const asNumbers = (choice: Choice) => choice.id !== 'encoding' || choice.options?.kind === 'numbers';

const contradictions: readonly Contradiction[] = [
  // Both give the letters of a word another order, both the words of a sentence.
  { between: ['anagrams', 'from_the_end'], when: turnsWords },
  { between: ['from_the_end', 'shuffled_words'], when: turnsOrder },
  // Both leave letters out, so that too few are left, or one puts in what the other leaves out.
  { between: ['omissions', 'vowel_omissions'] },
  { between: ['omissions', 'extra_letters'] },
  { between: ['vowel_omissions', 'extra_letters'] },
  { between: ['no_spaces', 'random_spaces'] },
  // Both write a letter as another sign.
  { between: ['encoding', 'transliteration'] },
  { between: ['encoding', 'letter_replacement'] },
  // Numbers have no case, and without the spaces between words nobody tells them apart.
  { between: ['no_spaces', 'encoding'], when: asNumbers },
  { between: ['random_spaces', 'encoding'], when: asNumbers },
  { between: ['random_case', 'encoding'], when: asNumbers },
];

/** The first two of the choices that make no sense together, in the order in which they were given; null if all do. */
export function contradictionIn(
  choices: readonly Choice[],
): readonly [TransformationId, TransformationId] | null {
  for (const [index, second] of choices.entries()) {
    for (const first of choices.slice(0, index)) {
      const found = contradictions.some(
        ({ between, when }) =>
          between.includes(first.id) &&
          between.includes(second.id) &&
          (when === undefined || (when(first) && when(second))),
      );
      if (found) return [first.id, second.id];
    }
  }
  return null;
}
