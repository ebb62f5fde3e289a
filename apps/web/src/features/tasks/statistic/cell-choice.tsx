import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import type { TaskStatistics } from '../../../entities/homework/task-results.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { cellFigures, readStatisticSearch, type StatisticSearch } from './statistic-search.ts';
import classes from './cells.module.css';

interface CellChoiceProps extends Addressed<StatisticSearch> {
  readonly students: TaskStatistics['students'];
}

/** What the table tells of each block. */
export function CellChoice({ students, search, onSearch }: CellChoiceProps) {
  const { t } = useTranslation('task_results');
  const isRead = students.some(({ blocks }) => blocks.some((block) => block?.[7] !== undefined));
  const offered = cellFigures.filter((one) => one !== 'speed' || isRead || one === search.cells);
  return (
    <label className={classes.cellChoice}>
      {t('cells.label')}
      <SelectField
        value={search.cells ?? 'percent'}
        onChange={({ currentTarget: { value } }) =>
          onSearch(readStatisticSearch({ ...search, cells: value }))
        }
      >
        {offered.map((cells) => (
          <option key={cells} value={cells}>
            {t(`cells.${cells}`)}
          </option>
        ))}
      </SelectField>
    </label>
  );
}
