import { listCardSets } from '@mindhero/contract/card-set';
import { listTexts } from '@mindhero/contract/text';
import { listWordLists } from '@mindhero/contract/word-list';
import type { MaterialKind } from '@mindhero/engine/reading/material';
import { materialKinds } from '@mindhero/engine/reading/material';
import type { MaterialSlot } from '@mindhero/ui/settings-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { ChoiceField } from '../../../platform/lists/choice-field.tsx';
import type { Choice, Choices } from '../../../platform/lists/choices.ts';
import { MaterialPreview } from './material-preview.tsx';
import type { MaterialInSight } from './material.ts';

interface Query {
  readonly search: string;
  readonly page_size: number;
}

interface Line {
  readonly id: number;
  readonly title: string;
  readonly owner: { readonly name: string } | null;
}

interface Lines {
  readonly count: number;
  readonly results: readonly Line[];
}

const lists: Readonly<Record<MaterialKind, (query: Query) => Promise<Lines>>> = {
  text: (query) => call(listTexts, { query }),
  words: (query) => call(listWordLists, { query }),
  cards: (query) => call(listCardSets, { query }),
};

/** Those of the same title are told apart by whose they are. */
const toChoice = ({ id, title, owner }: Line): Choice => ({ id, name: title, detail: owner?.name });

/** The materials of a kind that the person may use. */
function choicesOf(kind: MaterialKind, title: string | null): Choices {
  return {
    key: ['materials', kind, title],
    item: 'materials',
    find: async (query) => {
      const { count, results } = await lists[kind](query);
      return { count, results: results.map(toChoice) };
    },
    // Pupils may read the whole of none beforehand; what was chosen is known by its title.
    get: (id) => Promise.resolve({ id, name: title ?? '…' }),
  };
}

interface MaterialFieldProps extends MaterialSlot {
  readonly inSight: MaterialInSight;
}

/** The choice of a text, a word list or a set of cards, with a look at what was chosen. */
export function MaterialField({ of, value, onChange, texts, inSight }: MaterialFieldProps) {
  const { t } = useTranslation('play');
  const kind = materialKinds.find((one) => one === of) ?? 'text';
  const { title, material } = inSight;
  const choices = useMemo(() => choicesOf(kind, title), [kind, title]);
  return (
    <>
      <ChoiceField
        label={texts.label}
        none={t(`material.none.${kind}`)}
        choices={choices}
        value={value}
        onChange={onChange}
        place="form"
      />
      {value !== null && material !== null && <MaterialPreview material={material} />}
    </>
  );
}
