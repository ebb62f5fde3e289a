import type { Difficulty } from '@mindhero/engine/reading/choice';
import { materialKinds } from '@mindhero/engine/reading/material';
import type { MaterialSlot } from '@mindhero/ui/settings-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../platform/lists/choice-field.tsx';
import { useMe } from '../../person/me.ts';
import { choicesOf, languageMeant } from './material-choices.ts';
import { MaterialPreview } from './material-preview.tsx';
import type { MaterialInSight } from './material.ts';

interface MaterialFieldProps extends MaterialSlot {
  /** The setting that says which language is meant. */
  readonly language: unknown;
  /** What a level is called. */
  readonly level: (difficulty: Difficulty) => string;
  readonly inSight: MaterialInSight;
}

/** The choice of a text, a word list or a set of cards, with a look at what was chosen. */
export function MaterialField({ of, value, onChange, texts, language, level, inSight }: MaterialFieldProps) {
  const { t } = useTranslation('play');
  const me = useMe();
  const kind = materialKinds.find((one) => one === of) ?? 'text';
  const { title, material } = inSight;
  return (
    <>
      <ChoiceField
        label={texts.label}
        none={t(`material.none.${kind}`)}
        choices={choicesOf({ kind, language: languageMeant(language, me.language), title, level })}
        value={value}
        onChange={onChange}
        place="form"
      />
      {value !== null && material !== null && <MaterialPreview material={material} />}
    </>
  );
}
