import { gridKinds } from '@mindhero/contract/statistics/grid-kinds';
import type { Grid, GridPupil } from '@mindhero/contract/statistics/teaching';
import { exportGrid, gridFileColumns } from '@mindhero/contract/statistics/teaching-files';
import { Segments } from '@mindhero/ui/segments';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { readStatisticsSearch, type StatisticsView } from '../statistics-search.ts';
import { orderOf, sortOf, WEAK_PERCENT } from './grid-order.ts';
import { GridTable, useColumnName } from './grid-table.tsx';
import { GroupView, type ToldGroup } from './group-view.tsx';
import { LargeGroup } from './large-group.tsx';
import { Legend } from './legend.tsx';
import { MistakesDialog, type OpenMistakes } from './mistakes-dialog.tsx';
import { gridQuery, gridRequest } from './queries.ts';
import { TaskOfColumn } from './task-of-column.tsx';
import { Tools } from './tools.tsx';
import { trainedOf } from './trained.ts';

/** What each pupil of a group can do: what to teach next, and to whom. */
export function Skills({ search, onSearch }: StatisticsView) {
  const { t } = useTranslation('statistics_teaching');
  const { by = 'skills' } = search;
  return (
    <GroupView
      search={search}
      onSearch={onSearch}
      has={['days', 'school', 'group', 'subject', 'game']}
      query={gridQuery(search)}
      ways={
        <Segments
          label={t('grid.by')}
          value={by}
          options={gridKinds.map((value) => ({ value, label: t(`grid.kind.${value}`) }))}
          onChange={(by) => onSearch(readStatisticsSearch({ ...search, by, sort: undefined }))}
        />
      }
      isEmpty={({ columns, pupils }) => columns.length === 0 || pupils.length === 0}
      empty={{ title: t('grid.empty.title'), text: t(`grid.empty.${by}`) }}
    >
      {(told) => (
        <Told
          key={`${told.group.id} ${told.columns.join()}`}
          search={search}
          onSearch={onSearch}
          grid={told}
          group={told.group}
        />
      )}
    </GroupView>
  );
}

interface ToldProps extends StatisticsView {
  readonly grid: Grid;
  readonly group: ToldGroup;
}

function Told({ search, onSearch, grid, group }: ToldProps) {
  const { t } = useTranslation('statistics_teaching');
  const { by = 'skills' } = search;
  const order = orderOf(search.sort, grid.columns);
  const [open, setOpen] = useState<OpenMistakes | null>(null);
  const navigate = useNavigate();
  const name = useColumnName();
  const { percent } = useFormats();
  const column = order.column === null ? undefined : grid.columns[order.column];
  const openCell = (pupil: GridPupil, index: number) => {
    const of = trainedOf(grid.columns[index] ?? '');
    if (of === null) return;
    if (of.kind === 'skill') setOpen({ pupil, skill: of.skill });
    else void navigate({ to: '/students/$id', params: { id: String(pupil.id) }, search: { game: of.game } });
  };
  return (
    <>
      <Tools
        hint={
          column === undefined
            ? t(`grid.hint.${by}`)
            : t(`grid.chosen.${by}`, { column: name(column), percent: percent(WEAK_PERCENT) })
        }
        count={grid.pupils.length}
        columns={gridFileColumns}
        fetchFile={(file) => call(exportGrid, { query: { ...gridRequest(search), ...file } })}
      >
        <TaskOfColumn key={column} grid={grid} column={order.column} />
      </Tools>
      <GridTable
        grid={grid}
        label={t('grid.label', { group: group.name })}
        order={order}
        onOrder={(next) => onSearch(readStatisticsSearch({ ...search, sort: sortOf(next, grid.columns) }))}
        onOpen={openCell}
      />
      <LargeGroup shown={grid.pupils.length} />
      <Legend isOfSkills={by === 'skills'} />
      {open !== null && <MistakesDialog open={open} search={search} onClose={() => setOpen(null)} />}
    </>
  );
}
