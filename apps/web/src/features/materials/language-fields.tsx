import type { Language } from '@mindhero/contract/user';
import { type Difficulty, difficulties } from '@mindhero/engine/reading/choice';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { languageNames, toLanguage } from '../../platform/language.ts';

interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** In what language a material is. */
export function LanguageField({ value, onChange }: FieldProps<Language>) {
  const { t } = useTranslation('materials');
  return (
    <SelectField
      label={t('language.label')}
      value={value}
      onChange={({ currentTarget }) => onChange(toLanguage(currentTarget.value) ?? value)}
    >
      {Object.entries(languageNames).map(([language, name]) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** For whom a material is, by age. */
export function DifficultyField({ value, onChange }: FieldProps<Difficulty>) {
  const { t } = useTranslation('materials');
  return (
    <SelectField
      label={t('difficulty.label')}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(difficulties.find((one) => one === currentTarget.value) ?? value)
      }
    >
      {difficulties.map((difficulty) => (
        <option key={difficulty} value={difficulty}>
          {t(`difficulty.${difficulty}`)} · {t(`difficulty.age.${difficulty}`)}
        </option>
      ))}
    </SelectField>
  );
}
