import type { TaskStudent } from '@mindhero/contract/task-results';
import { Button } from '@mindhero/ui/button';
import { DataTable } from '@mindhero/ui/data-table';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskStatistics } from '../../../entities/homework/task-results.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { orderingOf } from '../../../platform/address/parts.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { useTableTexts } from '../../../platform/lists/table-texts.ts';
import { TickAll } from '../../../platform/lists/tick-all.tsx';
import type { HiddenColumns } from '../../../platform/lists/use-hidden-columns.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { BlockDetails, type OpenCell } from './block-details.tsx';
import type { BlockName } from './block-names.ts';
import { CellChoice } from './cell-choice.tsx';
import { type StatisticSearch, studentsList } from './statistic-search.ts';
import { useStudentColumns } from './student-columns.tsx';
import { StudentFilters } from './student-filters.tsx';
import { studentsShown } from './students-shown.ts';
import { useMark } from './use-mark.ts';
import { useSummary } from './use-summary.tsx';
import classes from './students.module.css';

interface StudentsTableProps extends Addressed<StatisticSearch> {
  readonly statistics: TaskStatistics;
  readonly names: readonly BlockName[];
  readonly hidden: HiddenColumns;
  readonly onAgain: (students: ReadonlySet<number>) => void;
}

/** Student by student, block by block. All of them are here, so what is looked for is found at once. */
export function StudentsTable({ statistics, names, hidden, search, onSearch, onAgain }: StudentsTableProps) {
  const { t } = useTranslation('task_results');
  const texts = useTableTexts();
  const [open, setOpen] = useState<OpenCell | null>(null);
  const columns = useStudentColumns(names, search.cells ?? 'percent', setOpen);
  const { page = 1, page_size: pageSize = 50, ordering = 'name' } = search;
  const found = useMemo(() => studentsShown(statistics.students, search), [statistics.students, search]);
  const summary = useSummary(found, names.length);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const first = (Math.min(page, pages) - 1) * pageSize;
  const { student: _student, ...asked } = search;
  const rows = found.slice(first, first + pageSize);
  const { ids: ticked, tick, tickRows } = useTicked({ asked, rows });
  const openStudent = useCallback(
    ({ id }: TaskStudent) => onSearch({ ...search, student: id }),
    [search, onSearch],
  );
  const mark = useMark(statistics.id);
  const markTicked = (isDone: boolean) =>
    mark.mutate({ students: [...ticked], isDone }, { onSuccess: () => tick(new Set()) });
  return (
    <>
      <div className={classes.table}>
        <DataTable<TaskStudent, number>
          label={t('label')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          count={found.length}
          page={Math.min(page, pages)}
          pageSize={pageSize}
          ordering={ordering}
          onChange={(table) =>
            onSearch({
              ...search,
              page: table.page,
              page_size: table.pageSize,
              ordering: orderingOf(studentsList.columns)(table.ordering) ?? 'name',
            })
          }
          onRowClick={openStudent}
          hidden={hidden.ids}
          onHide={hidden.hide}
          filters={<StudentFilters search={search} onSearch={onSearch} />}
          tools={<CellChoice students={statistics.students} search={search} onSearch={onSearch} />}
          isSteady
          summary={summary}
          texts={texts}
          selection={{
            ids: ticked,
            onChange: tick,
            label: (student) => t('select', { name: nameOf(student) }),
            actions: (
              <>
                <TickAll
                  list={{
                    asked,
                    count: found.length,
                    isLong: false,
                    rows,
                    readFirst: async (most) => found.slice(0, most),
                  }}
                  item="students"
                  ids={ticked}
                  onTick={tickRows}
                />
                <Button size="sm" kind="ghost" loading={mark.isPending} onClick={() => markTicked(true)}>
                  {t('mark.done')}
                </Button>
                <Button size="sm" kind="ghost" loading={mark.isPending} onClick={() => markTicked(false)}>
                  {t('mark.undone')}
                </Button>
                <Button size="sm" kind="ghost" onClick={() => onAgain(ticked)}>
                  {t('again.button')}
                </Button>
              </>
            ),
          }}
          empty={
            <NoRows
              search={{ ...search, view: undefined }}
              found={{ title: t('empty.found_title'), text: t('empty.found_text') }}
              none={{ title: t('empty.title'), text: t('empty.text') }}
              onReset={() => onSearch({})}
            />
          }
        />
      </div>
      {open !== null && <BlockDetails open={open} onClose={() => setOpen(null)} />}
    </>
  );
}
