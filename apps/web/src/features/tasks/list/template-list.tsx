import { exportTaskTemplates, taskTemplateFileColumns } from '@mindhero/contract/export';
import type { TaskTemplate } from '@mindhero/contract/task';
import { listedAs } from '@mindhero/games/listed';
import { Card } from '@mindhero/ui/card';
import type { Column } from '@mindhero/ui/data-table';
import { IconButton } from '@mindhero/ui/icon-button';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { taskTemplateListQuery, useDeleteTaskTemplate } from '../../../entities/homework/tasks.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { toastDone } from '../../../platform/failures.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { GameSigns } from './game-signs.tsx';
import { templateList, type TemplateListSearch } from './tasks-search.ts';
import classes from './tasks.module.css';

/** One's own templates, to set them again. */
export function TemplateList({ search, onSearch }: Addressed<TemplateListSearch>) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const columns = useTemplateColumns();
  const { tab, ...narrowed } = search;
  const templates = useList(templateList, { search, onSearch }, ({ tab: _tab, ...asked }) =>
    taskTemplateListQuery(asked),
  );
  return (
    <>
      <Card>
        <div className={classes.list}>
          <ListTable<TaskTemplate, number>
            label={t('tab.templates')}
            item="task_templates"
            list={templates}
            columns={columns}
            filters={<FilterBar label={t('search_templates')} search={search} onSearch={onSearch} />}
            tools={
              <ExportMenu
                list={templates}
                item="task_templates"
                columns={taskTemplateFileColumns}
                fetchFile={(file) => call(exportTaskTemplates, { query: { ...narrowed, ...file } })}
              />
            }
            href={({ id }) => `/tasks/create?template=${id}`}
            onRowClick={({ id }) => void navigate({ to: '/tasks/create', search: { template: id } })}
            empty={
              <NoRows
                search={narrowed}
                found={{ title: t('empty.template_found_title'), text: t('empty.template_found_text') }}
                none={{
                  title: t('empty.templates_title'),
                  text: t('empty.templates_text'),
                  action: <ButtonLink to="/tasks/create">{t('create')}</ButtonLink>,
                }}
                onReset={() => onSearch({ tab })}
              />
            }
          />
        </div>
      </Card>
    </>
  );
}

function useTemplateColumns(): readonly Column<TaskTemplate>[] {
  const { t } = useTranslation('tasks');
  const { date } = useSchoolTime();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        sortable: true,
        cell: ({ name }) => <span className={classes.name}>{name}</span>,
      },
      {
        id: 'games',
        below: 'plain',
        header: t('column.games'),
        cell: ({ blocks }) => (
          <GameSigns games={blocks.map(({ game, settings }) => listedAs(game, settings))} />
        ),
      },
      {
        id: 'created_at',
        yields: 1,
        below: 'plain',
        header: t('column.created_at'),
        sortable: true,
        cell: ({ created_at: created }) => date(created),
      },
      {
        id: 'menu',
        header: t('column.menu'),
        headerHidden: true,
        align: 'end',
        cell: (template) => <TemplateUses template={template} />,
      },
    ],
    [t, date],
  );
}

function TemplateUses({ template: { id, name } }: { readonly template: TaskTemplate }) {
  const { t } = useTranslation(['tasks', 'common']);
  const remove = useDeleteTaskTemplate();
  const ask = async () => {
    const confirmed = await confirm({
      kind: 'danger',
      title: t('common:messages.deleteObject', { name }),
      text: t('tasks:delete.template_text'),
      confirmLabel: t('common:buttons.delete'),
    });
    if (!confirmed) return;
    remove.mutate(id, { onSuccess: () => toastDone(t('tasks:done.template_deleted', { name })) });
  };
  return (
    <span className={classes.uses}>
      <ButtonLink size="sm" kind="ghost" to="/tasks/create" search={{ template: id }}>
        {t('tasks:use')}
      </ButtonLink>
      <IconButton
        small
        label={t('tasks:delete_template', { name })}
        icon={<IconTrash aria-hidden />}
        disabled={remove.isPending}
        onClick={() => void ask()}
      />
    </span>
  );
}
