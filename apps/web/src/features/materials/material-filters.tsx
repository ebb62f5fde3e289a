import type { Language } from '@mindhero/contract/user';
import {
  type Difficulty,
  difficulties,
  type MaterialSource,
  materialSources,
} from '@mindhero/engine/reading/choice';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { languageNames, toLanguage } from '../../platform/language.ts';
import { archived, type ArchivedPart } from './materials-search.ts';

interface FilterProps<Value> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

const languages = Object.entries(languageNames);

export function LanguageFilter({ value, onChange }: FilterProps<Language>) {
  const { t } = useTranslation('materials');
  return (
    <SelectField
      label={t('language.label')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(toLanguage(currentTarget.value) ?? undefined)}
    >
      <option value="">{t('language.any')}</option>
      {languages.map(([language, name]) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

export function DifficultyFilter({ value, onChange }: FilterProps<Difficulty>) {
  const { t } = useTranslation('materials');
  return (
    <SelectField
      label={t('difficulty.label')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(difficulties.find((one) => one === currentTarget.value))}
    >
      <option value="">{t('difficulty.any')}</option>
      {difficulties.map((difficulty) => (
        <option key={difficulty} value={difficulty}>
          {t(`difficulty.${difficulty}`)}
        </option>
      ))}
    </SelectField>
  );
}

export function SourceFilter({ value, onChange }: FilterProps<MaterialSource>) {
  const { t } = useTranslation('materials');
  return (
    <SelectField
      label={t('source.label')}
      value={value ?? 'all'}
      onChange={({ currentTarget }) => onChange(materialSources.find((one) => one === currentTarget.value))}
    >
      {materialSources.map((source) => (
        <option key={source} value={source}>
          {t(`source.filter.${source}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** Those that are in use, or those that were taken out of it. */
export function ArchivedFilter({ value, onChange }: FilterProps<ArchivedPart>) {
  const { t } = useTranslation('materials');
  return (
    <SelectField
      label={t('archived.label')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(archived(currentTarget.value))}
    >
      <option value="">{t('archived.no')}</option>
      <option value="true">{t('archived.yes')}</option>
    </SelectField>
  );
}
