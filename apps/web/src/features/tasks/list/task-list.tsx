import { exportTasks, taskFileColumns } from '@mindhero/contract/export';
import type { ListedTask } from '@mindhero/contract/task';
import { Card } from '@mindhero/ui/card';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GroupFilter } from '../../../entities/group/group-filter.tsx';
import { taskListQuery } from '../../../entities/homework/tasks.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { call } from '../../../platform/client.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { SelectedTasks } from './selected-tasks.tsx';
import { useTaskColumns } from './task-columns.tsx';
import { type TaskListSearch, taskLists } from './tasks-search.ts';
import classes from './tasks.module.css';

/** Tasks that run, are to come, or are over, with how far their students are. */
export function TaskList({ search, onSearch }: Addressed<TaskListSearch>) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const columns = useTaskColumns();
  const { tab, ...narrowed } = search;
  const state = tab ?? 'active';
  const tasks = useList(taskLists[state], { search, onSearch }, ({ tab: _tab, ...asked }) =>
    taskListQuery({ ...asked, state }),
  );
  const { ids, rows: ticked, tick } = useTicked(tasks);
  return (
    <>
      <Card>
        <div className={classes.list}>
          <ListTable<ListedTask, number>
            label={t(`tab.${state}`)}
            item="tasks"
            list={tasks}
            columns={columns}
            filters={<Filters search={search} onSearch={onSearch} />}
            href={({ id }) => `/tasks/${id}/statistic`}
            onRowClick={({ id }) =>
              void navigate({ to: '/tasks/$taskId/statistic', params: { taskId: String(id) } })
            }
            tools={
              <ExportMenu
                list={tasks}
                item="tasks"
                columns={taskFileColumns}
                fetchFile={(file) => call(exportTasks, { query: { ...narrowed, state, ...file } })}
              />
            }
            selection={{
              ids,
              onChange: tick,
              label: ({ name }) => t('select', { name }),
              actions: <SelectedTasks tasks={ticked} onDone={() => tick(new Set())} />,
            }}
            empty={
              <NoRows
                search={narrowed}
                found={{ title: t('empty.found_title'), text: t('empty.found_text') }}
                none={{
                  title: t(`empty.${state}_title`),
                  text: t(`empty.${state}_text`),
                  action: <ButtonLink to="/tasks/create">{t('create')}</ButtonLink>,
                }}
                onReset={() => onSearch(tab === undefined ? {} : { tab })}
              />
            }
          />
        </div>
      </Card>
    </>
  );
}

/** Free text and group; each starts again at the first page. */
function Filters({ search: { page: _page, ...search }, onSearch }: Addressed<TaskListSearch>) {
  const { t } = useTranslation('tasks');
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <GroupFilter
        value={search.group}
        onChange={(group) => {
          const { group: _group, ...others } = search;
          onSearch({ ...others, ...(group === undefined ? {} : { group }) });
        }}
      />
    </FilterBar>
  );
}
