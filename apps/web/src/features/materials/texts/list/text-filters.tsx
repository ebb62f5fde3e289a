import { boundOf, textBounds } from '@mindhero/engine/reading/choice';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { useFormats } from '../../../../platform/format.ts';
import { WrittenFilters } from '../../material-filters.tsx';
import type { TextsSearch } from './texts-search.ts';

/** What narrows the texts: beside what narrows word lists, too, how long they may be. */
export function TextFilters({ search, onSearch }: Addressed<TextsSearch>) {
  const { t } = useTranslation('materials');
  const { number } = useFormats();
  const { page: _page, ...others } = search;
  return (
    <WrittenFilters kind="texts" search={search} onSearch={onSearch}>
      <SelectField
        label={t('length.label')}
        value={search.max_words ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ ...others, max_words: boundOf(value) ?? undefined })
        }
      >
        <option value="">{t('length.any')}</option>
        {textBounds.map((bound) => (
          <option key={bound} value={bound}>
            {t('length.most', { words: number(bound) })}
          </option>
        ))}
      </SelectField>
    </WrittenFilters>
  );
}
