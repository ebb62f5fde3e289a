import type { Grid } from '@mindhero/contract/statistics/teaching';
import { Checkbox } from '@mindhero/ui/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { useFormats } from '../../../platform/format.ts';
import { needing } from './grid-order.ts';
import { MakeTask } from './make-task.tsx';
import { trainedOf } from './trained.ts';

interface TaskOfColumnProps {
  readonly grid: Grid;
  /** Index of the column; null as long as none is chosen. */
  readonly column: number | null;
}

/** Begins a task of a column for those who need it. Of whom little is known they are only taken if one says so. */
export function TaskOfColumn({ grid: { columns, pupils }, column }: TaskOfColumnProps) {
  const { t } = useTranslation('statistics_teaching');
  const { number } = useFormats();
  const [alsoFaint, setAlsoFaint] = useState(false);
  const trained = trainedOf(column === null ? '' : (columns[column] ?? ''));
  const { sure, faint } = column === null ? { sure: [], faint: [] } : needing(pupils, column);
  const receivers = alsoFaint ? [...sure, ...faint] : sure;
  return (
    <>
      {faint.length > 0 && (
        <Checkbox
          label={t('grid.also_few', { few: number(faint.length) })}
          checked={alsoFaint}
          onChange={({ currentTarget }) => setAlsoFaint(currentTarget.checked)}
        />
      )}
      <MakeTask
        receivers={receivers.map((pupil) => ({ kind: 'student', id: pupil.id, name: nameOf(pupil) }))}
        trained={trained === null ? [] : [trained]}
        label={receivers.length === 0 ? t('make_task') : t('make_task_for', { count: receivers.length })}
      />
    </>
  );
}
