import { faultsOfWords, type MaterialFault } from '@mindhero/contract/material-faults';
import { createWordList, updateWordList, type WordList } from '@mindhero/contract/word-list';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keepWordList, wordListQuery } from '../../../entities/material/materials.ts';
import { useMe } from '../../../entities/person/me.ts';
import { call } from '../../../platform/client.ts';
import type { Faults } from '../../../platform/form/faults.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { useLeaveQuestion } from '../../../platform/form/use-leave-question.ts';
import { useKeeping, useKeptChanges } from '../use-kept-changes.ts';
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
export function useWordListForm(list: WordList | null, onSaved: (list: WordList) => void) {
  const me = useMe();
  const queries = useQueryClient();
  const stored = useMemo(() => valuesOf(list, me.language), [list, me.language]);
  const kept = useKeptChanges<WordListValues>(
    `word list draft ${me.id} ${list?.id ?? 'new'}`,
    list?.version ?? null,
    understoodWordList,
  );
  const form = useForm<WordListValues, WordList>({
    values: stored,
    typed: kept.typed,
    required: ['title'],
    tidy: (values) => {
      const { words, typing } = withWords(values.words, values.typing);
      return words.length === values.words.length ? { ...values, typing } : { ...values, words, typing };
    },
    check: faultsIn,
    send: ({ typing: _typed, words, ...values }, { typing: _changed, words: changed, ...changes }) => {
      if (list === null) return call(createWordList, { body: { ...values, words: [...words] } });
      const given = { ...changes, ...(changed !== undefined && { words: [...changed] }) };
      if (Object.keys(given).length === 0) return Promise.resolve(list);
      return call(updateWordList, { params: { id: list.id }, body: { version: list.version, ...given } });
    },
    onDone: (saved) => {
      kept.finish();
      free();
      void keepWordList(queries, saved);
      onSaved(saved);
    },
    ...(list !== null && { reload: () => queries.invalidateQueries(wordListQuery(list.id)) }),
    failure: [list === null ? 'create' : 'update', 'word_list'],
  });
  useKeeping(kept, form.changes);
  const free = useLeaveQuestion(Object.keys(form.changes).length > 0);
  return {
    ...form,
    isRestored: kept.restored !== null,
    isOutdated: form.isOutdated || kept.isOutdated,
    discard: () => {
      form.reset();
      kept.discard();
    },
  };
}
