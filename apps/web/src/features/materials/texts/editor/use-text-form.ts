import { createText, type ReadingText, updateText } from '@mindhero/contract/text';
import { useMemo, useState } from 'react';
import { useMe } from '../../../../entities/person/me.ts';
import { call } from '../../../../platform/client.ts';
import { useMaterialForm } from '../../use-material-form.ts';
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

/** The form of a text that is new, or of one that is stored. */
export function useTextForm(text: ReadingText | null, onClose: () => void) {
  const { language } = useMe();
  const [imported] = useState(takeImported);
  return useMaterialForm<TextValues, ReadingText>({
    kind: 'texts',
    material: text,
    values: useMemo(() => (text === null ? emptyText(language) : valuesOf(text)), [text, language]),
    understood: understoodText,
    imported: imported && valuesOfImported(imported),
    required: ['title', 'body'],
    tidy: (values) => ({ ...values, questions: withoutEmptyOptions(values.questions) }),
    check: faultsIn,
    create: ({ questions, picture, ...plain }) =>
      call(createText, {
        body: { ...plain, questions: questionsOf(questions), picture: picture?.id ?? null },
      }),
    update: ({ id, version }, { questions, picture, ...plain }) => {
      const body = {
        version,
        ...plain,
        ...(questions !== undefined && { questions: questionsOf(questions) }),
        ...(picture !== undefined && { picture: picture?.id ?? null }),
      };
      return call(updateText, { params: { id }, body });
    },
    onClose,
  });
}

export type TextForm = ReturnType<typeof useTextForm>;
