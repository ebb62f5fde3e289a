import { createText, type ReadingText, updateText } from '@mindhero/contract/text';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { keepText, textQuery } from '../../../../entities/material/materials.ts';
import { useMe } from '../../../../entities/person/me.ts';
import { call } from '../../../../platform/client.ts';
import { useForm } from '../../../../platform/form/use-form.ts';
import { useLeaveQuestion } from '../../../../platform/form/use-leave-question.ts';
import { useKeeping, useKeptChanges } from '../../use-kept-changes.ts';
import { takeImported } from '../import/imported.ts';
import { understoodText } from './kept-text.ts';
import {
  emptyText,
  questionsOf,
  type TextValues,
  valuesOf,
  valuesOfImported,
  withoutEmptyOptions,
} from './text-draft.ts';
import { faultsIn } from './text-faults.ts';

/** What of the form is sent, as the contract words it. */
function sent({ questions, picture, ...plain }: Partial<TextValues>) {
  return {
    ...plain,
    ...(questions !== undefined && { questions: questionsOf(questions) }),
    ...(picture !== undefined && { picture: picture?.id ?? null }),
  };
}

/** The form of a text that is new, or of one that is stored: what is typed stays on the device until it is sent. */
export function useTextForm(text: ReadingText | null, onSaved: (text: ReadingText) => void) {
  const me = useMe();
  const queries = useQueryClient();
  const [imported] = useState(takeImported);
  const stored = useMemo(
    () => (text === null ? emptyText(me.language) : valuesOf(text)),
    [text, me.language],
  );
  const kept = useKeptChanges<TextValues>(
    `text draft ${me.id} ${text?.id ?? 'new'}`,
    text?.version ?? null,
    understoodText,
  );
  const form = useForm<TextValues, ReadingText>({
    values: stored,
    typed: () => ({
      ...kept.typed(),
      ...(imported !== null && valuesOfImported(imported)),
    }),
    required: ['title', 'body'],
    tidy: (values) => ({ ...values, questions: withoutEmptyOptions(values.questions) }),
    check: faultsIn,
    send: (values, changes) => {
      if (text === null) return call(createText, { body: newText(values) });
      if (Object.keys(changes).length === 0) return Promise.resolve(text);
      return call(updateText, { params: { id: text.id }, body: { version: text.version, ...sent(changes) } });
    },
    onDone: (saved) => {
      kept.finish();
      free();
      void keepText(queries, saved);
      onSaved(saved);
    },
    ...(text !== null && { reload: () => queries.invalidateQueries(textQuery(text.id)) }),
    failure: [text === null ? 'create' : 'update', 'text'],
  });
  useKeeping(kept, form.changes);
  const free = useLeaveQuestion(Object.keys(form.changes).length > 0);
  return {
    ...form,
    isRestored: kept.restored !== null && imported === null,
    isOutdated: form.isOutdated || kept.isOutdated,
    discard: () => {
      form.reset();
      kept.discard();
    },
  };
}

export type TextForm = ReturnType<typeof useTextForm>;

function newText({ questions, picture, ...plain }: TextValues) {
  return { ...plain, questions: questionsOf(questions), picture: picture?.id ?? null };
}
