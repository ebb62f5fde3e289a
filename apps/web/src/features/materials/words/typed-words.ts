/** Words as somebody types or pastes them into a list: which of them come in, and what is wrong with the others. Pure. */
import {
  faultsOfWords,
  type MaterialFault,
  MOST_LIST_WORDS,
  wordsOfInput,
} from '@mindhero/contract/material-faults';
import { folded } from '@mindhero/engine/reading/words';

export interface TypedWords {
  readonly words: readonly string[];
  /** What stays in the field: what has to be mended, and what is still being typed. */
  readonly typing: string;
  /** What is wrong with what stays there. */
  readonly fault: MaterialFault | null;
  /** What the list has already, and was left out. */
  readonly repeated: readonly string[];
}

/** What can be wrong with a word itself, apart from how many there are. */
const faultOfWord = (word: string) => faultsOfWords([word]).find(({ path }) => path.length > 1) ?? null;

/** Adds all words of an input that can be added; the others stay to be mended. */
export function withWords(words: readonly string[], input: string): TypedWords {
  const known = new Set(words.map(folded));
  const added = [...words];
  const repeated: string[] = [];
  const left: string[] = [];
  let fault: MaterialFault | null = null;
  for (const word of wordsOfInput(input)) {
    const found =
      faultOfWord(word) ??
      (added.length < MOST_LIST_WORDS
        ? null
        : { path: ['words'], code: 'too_many_words' as const, params: { max: MOST_LIST_WORDS } });
    if (known.has(folded(word))) repeated.push(word);
    else if (found !== null) {
      fault ??= found;
      left.push(word);
    } else {
      known.add(folded(word));
      added.push(word);
    }
  }
  return { words: added, typing: left.join(' '), fault, repeated };
}

/** The same while one types: what comes after the last space is not finished yet. */
export function whileTyping(words: readonly string[], text: string): TypedWords {
  const cut = text.search(/\S*$/u);
  const finished = text.slice(0, cut);
  const last = text.slice(cut);
  if (finished === '') return { words, typing: last, fault: null, repeated: [] };
  const found = withWords(words, finished);
  return { ...found, typing: found.typing === '' ? last : `${found.typing} ${last}` };
}
