import type { InactiveUser } from '@mindhero/contract/person';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { DataTable } from '@mindhero/ui/data-table';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inactiveUsersQuery } from '../../../platform/inactive-users.ts';
import { SearchField } from '../../../platform/lists/search-field.tsx';
import { useTableTexts } from '../../../platform/lists/table-texts.ts';
import { useLastPage } from '../../../platform/lists/use-last-page.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { nameOf } from '../../../platform/names.ts';
import { useAccountSteps } from '../accounts/use-account-steps.ts';
import { useInactiveColumns } from './inactive-columns.tsx';
import { type InactiveSearch, toOrdering, usual } from './inactive-search.ts';
import people from '../people.module.css';

interface InactivePageProps {
  readonly search: InactiveSearch;
  readonly onSearch: (search: InactiveSearch) => void;
}

/** Everybody whose account is closed, to open it again. */
export function InactivePage({ search, onSearch }: InactivePageProps) {
  const { t } = useTranslation('accounts');
  const columns = useInactiveColumns();
  const texts = useTableTexts();
  const take = useAccountSteps();
  const [ids, tick] = useTicked(search);
  const asked = { ...usual, ...search };
  const users = useQuery({ ...inactiveUsersQuery(asked), placeholderData: keepPreviousData });
  const isBeyond = useLastPage(users, asked.page_size, search, onSearch);
  const rows = users.data?.results ?? [];
  const reactivate = async () => {
    const ticked = rows.filter(({ id }) => ids.has(id));
    if (await take('reactivate', ticked)) tick(new Set());
  };
  return (
    <Page title={t('inactive.title')}>
      <div className={people.filters} role="search">
        <SearchField
          className={people.search}
          label={t('inactive.search')}
          value={search.search ?? ''}
          onSearch={(text) => {
            const { page: _page, ...others } = search;
            onSearch({ ...others, search: text });
          }}
        />
      </div>
      {users.isError ? (
        <LoadFailure item="user_data" error={users.error} onRetry={users.refetch} />
      ) : (
        <Card>
          <DataTable<InactiveUser, number>
            label={t('inactive.title')}
            texts={texts}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            count={users.data?.count ?? 0}
            page={asked.page}
            pageSize={asked.page_size}
            ordering={asked.ordering}
            loading={users.isPending || users.isPlaceholderData || isBeyond}
            onChange={({ page, pageSize, ordering }) =>
              onSearch({
                ...search,
                page,
                page_size: pageSize,
                ordering: toOrdering(ordering) ?? usual.ordering,
              })
            }
            selection={{
              ids,
              onChange: tick,
              label: (user) => t('select', { user: nameOf(user) }),
              actions: (
                <Button size="sm" kind="ghost" onClick={() => void reactivate()}>
                  {t('reactivate.button')}
                </Button>
              ),
            }}
            empty={<Nobody isSearched={search.search !== undefined} />}
          />
        </Card>
      )}
    </Page>
  );
}

function Nobody({ isSearched }: { readonly isSearched: boolean }) {
  const { t } = useTranslation('accounts');
  return !isSearched ? (
    <EmptyState title={t('inactive.empty_title')} text={t('inactive.empty_text')} />
  ) : (
    <EmptyState title={t('inactive.found_title')} text={t('inactive.found_text')} />
  );
}
