import { textBounds } from '@mindhero/engine/reading/choice';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { useFormats } from '../../../../platform/format.ts';
import { FilterBar } from '../../../../platform/lists/filter-bar.tsx';
import { ArchivedFilter, DifficultyFilter, LanguageFilter, SourceFilter } from '../../material-filters.tsx';
import type { TextsSearch } from './texts-search.ts';

/** Free text and what narrows the texts; each starts again at the first page. */
export function TextFilters({ search: { page: _page, ...search }, onSearch }: Addressed<TextsSearch>) {
  const { t } = useTranslation('materials');
  const { number } = useFormats();
  return (
    <FilterBar label={t('texts.search')} search={search} onSearch={onSearch}>
      <LanguageFilter value={search.language} onChange={(language) => onSearch({ ...search, language })} />
      <DifficultyFilter
        value={search.difficulty}
        onChange={(difficulty) => onSearch({ ...search, difficulty })}
      />
      <SourceFilter value={search.source} onChange={(source) => onSearch({ ...search, source })} />
      <SelectField
        label={t('length.label')}
        value={search.max_words ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...search, max_words: textBounds.find((bound) => String(bound) === value) })
        }
      >
        <option value="">{t('length.any')}</option>
        {textBounds.map((bound) => (
          <option key={bound} value={bound}>
            {t('length.most', { words: number(bound) })}
          </option>
        ))}
      </SelectField>
      <ArchivedFilter value={search.archived} onChange={(archived) => onSearch({ ...search, archived })} />
    </FilterBar>
  );
}
