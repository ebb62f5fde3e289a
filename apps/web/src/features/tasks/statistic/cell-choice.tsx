import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { cellFigures, readStatisticSearch, type StatisticSearch } from './statistic-search.ts';
import classes from './cells.module.css';

/** What the table tells of each block. */
export function CellChoice({ search, onSearch }: Addressed<StatisticSearch>) {
  const { t } = useTranslation('task_results');
  return (
    <label className={classes.cellChoice}>
      {t('cells.label')}
      <SelectField
        value={search.cells ?? 'percent'}
        onChange={({ currentTarget: { value } }) =>
          onSearch(readStatisticSearch({ ...search, cells: value }))
        }
      >
        {cellFigures.map((cells) => (
          <option key={cells} value={cells}>
            {t(`cells.${cells}`)}
          </option>
        ))}
      </SelectField>
    </label>
  );
}
