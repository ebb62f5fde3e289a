import type { Language } from '@mindhero/contract/user';
import {
  type Difficulty,
  difficulties,
  type MaterialSource,
  materialSources,
} from '@mindhero/engine/reading/choice';
import { SelectField } from '@mindhero/ui/select-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Written } from '../../entities/material/materials.ts';
import type { Addressed } from '../../platform/address/use-address.ts';
import { languageNames, toLanguage } from '../../platform/language.ts';
import { FilterBar } from '../../platform/lists/filter-bar.tsx';
import { archived, type ArchivedPart, type WrittenSearch } from './materials-search.ts';

interface FilterProps<Value> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

const languages = Object.entries(languageNames);

function LanguageFilter({ value, onChange }: FilterProps<Language>) {
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

function DifficultyFilter({ value, onChange }: FilterProps<Difficulty>) {
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

interface WrittenFiltersProps extends Addressed<WrittenSearch> {
  readonly kind: Written;
  /** What only one of the kinds is narrowed by. */
  readonly children?: ReactNode;
}

/** Free text and what narrows texts and word lists; each starts again at the first page. */
export function WrittenFilters({ kind, search, onSearch, children }: WrittenFiltersProps) {
  const { t } = useTranslation('materials');
  const { page: _page, ...others } = search;
  return (
    <FilterBar label={t(`${kind}.search`)} search={search} onSearch={onSearch}>
      <LanguageFilter value={search.language} onChange={(language) => onSearch({ ...others, language })} />
      <DifficultyFilter
        value={search.difficulty}
        onChange={(difficulty) => onSearch({ ...others, difficulty })}
      />
      <SourceFilter value={search.source} onChange={(source) => onSearch({ ...others, source })} />
      {children}
      <ArchivedFilter value={search.archived} onChange={(part) => onSearch({ ...others, archived: part })} />
    </FilterBar>
  );
}
