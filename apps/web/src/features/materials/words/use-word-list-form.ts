import { faultsOfWords, type MaterialFault } from '@mindhero/contract/material-faults';
import { createWordList, updateWordList, type WordList } from '@mindhero/contract/word-list';
import { useMemo } from 'react';
import { useMe } from '../../../entities/person/me.ts';
import { call } from '../../../platform/client.ts';
import type { Faults } from '../../../platform/form/faults.ts';
import { useMaterialForm } from '../use-material-form.ts';
import { understoodWordList } from './kept-word-list.ts';
import { withWords } from './typed-words.ts';
import { type WordListValues, valuesOf } from './word-list-values.ts';

/** All of it is told at the one field that the words have. */
function faultsIn({ words, typing }: WordListValues): Faults {
  const tell = ({ code, params }: MaterialFault): Faults => ({ words: { code, params } });
  const { fault } = withWords(words, typing);
  if (fault !== null) return tell(fault);
  const [first] = faultsOfWords(words);
  return first === undefined ? {} : tell(first);
}

/** The form of a word list that is new, or of one that is stored. */
export function useWordListForm(list: WordList | null, onClose: () => void) {
  const { language } = useMe();
  return useMaterialForm<WordListValues, WordList>({
    kind: 'words',
    material: list,
    values: useMemo(() => valuesOf(list, language), [list, language]),
    understood: understoodWordList,
    required: ['title'],
    tidy: (values) => {
      const { words, typing } = withWords(values.words, values.typing);
      return words.length === values.words.length ? { ...values, typing } : { ...values, words, typing };
    },
    check: faultsIn,
    create: ({ typing: _typed, words, ...values }) =>
      call(createWordList, { body: { ...values, words: [...words] } }),
    update: ({ id, version }, { typing: _typed, words, ...changes }) => {
      const body = { version, ...changes, ...(words !== undefined && { words: [...words] }) };
      return call(updateWordList, { params: { id }, body });
    },
    onClose,
  });
}
