import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { DataTable } from '@mindhero/ui/data-table';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupListQuery } from '../../../platform/groups.ts';
import { SearchField } from '../../../platform/lists/search-field.tsx';
import { useTableTexts } from '../../../platform/lists/table-texts.ts';
import { useLastPage } from '../../../platform/lists/use-last-page.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { useMe } from '../../../platform/me.ts';
import { may } from '../../../platform/permissions.ts';
import { useGroupColumns } from './group-columns.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { type GroupsSearch, toGroupsOrdering, usualGroups } from './groups-search.ts';
import classes from '../people.module.css';

interface GroupsPageProps {
  readonly search: GroupsSearch;
  readonly onSearch: (search: GroupsSearch) => void;
}

/** All groups whom the person looks after; search, order and page live in the address. */
export function GroupsPage({ search, onSearch }: GroupsPageProps) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const mayChange = may('can_register_groups')(useMe());
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  const open = (id: number) => void navigate({ to: '/groups/$id', params: { id: String(id) } });
  const { page: _page, search: text = '', ...others } = search;
  return (
    <Page
      title={t('title')}
      actions={
        mayChange && (
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={create}>
            {t('create')}
          </Button>
        )
      }
    >
      <div className={classes.filters} role="search">
        <SearchField
          className={classes.search}
          label={t('search')}
          value={text}
          onSearch={(next) => onSearch({ ...others, search: next })}
        />
      </div>
      <GroupTable search={search} onSearch={onSearch} onOpen={open} onCreate={mayChange ? create : null} />
      {creating && (
        <GroupDialog group={null} onClose={() => setCreating(false)} onSaved={({ id }) => open(id)} />
      )}
    </Page>
  );
}

interface GroupTableProps extends GroupsPageProps {
  readonly onOpen: (id: number) => void;
  /** Null for those who may not. */
  readonly onCreate: (() => void) | null;
}

function GroupTable({ search, onSearch, onOpen, onCreate }: GroupTableProps) {
  const { t } = useTranslation('groups');
  const columns = useGroupColumns();
  const texts = useTableTexts();
  const query = { ...usualGroups, ...search };
  const groups = useQuery({ ...groupListQuery(query), placeholderData: keepPreviousData });
  const isBeyond = useLastPage(groups, query.page_size, search, onSearch);
  if (groups.isError) return <LoadFailure item="groups" error={groups.error} onRetry={groups.refetch} />;
  return (
    <Card>
      <DataTable
        label={t('title')}
        texts={texts}
        columns={columns}
        rows={groups.data?.results ?? []}
        rowId={({ id }) => id}
        count={groups.data?.count ?? 0}
        page={query.page}
        pageSize={query.page_size}
        ordering={query.ordering}
        loading={groups.isPending || groups.isPlaceholderData || isBeyond}
        onChange={({ page, pageSize, ordering }) =>
          onSearch({
            ...search,
            page,
            page_size: pageSize,
            ordering: toGroupsOrdering(ordering) ?? usualGroups.ordering,
          })
        }
        href={({ id }) => `/groups/${id}`}
        onRowClick={({ id }) => onOpen(id)}
        empty={<NoGroups search={search} onReset={() => onSearch({})} onCreate={onCreate} />}
      />
    </Card>
  );
}

interface NoGroupsProps extends Pick<GroupTableProps, 'search' | 'onCreate'> {
  readonly onReset: () => void;
}

function NoGroups({ search, onReset, onCreate }: NoGroupsProps) {
  const { t } = useTranslation('groups');
  if (search.search !== undefined || search.page !== undefined) {
    return (
      <EmptyState
        title={t('empty.found_title')}
        text={t('empty.found_text')}
        action={<Button onClick={onReset}>{t('empty.reset')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(onCreate === null ? 'empty.text_reader' : 'empty.text')}
      action={onCreate !== null && <Button onClick={onCreate}>{t('empty.create')}</Button>}
    />
  );
}
