import type { InactiveUser } from '@mindhero/contract/person';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { useTranslation } from 'react-i18next';
import { inactiveUsersQuery } from '../../../platform/inactive-users.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { type Addressed, useList } from '../../../platform/lists/use-list.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { nameOf } from '../../../platform/names.ts';
import { useAccountSteps } from '../accounts/use-account-steps.ts';
import { useInactiveColumns } from './inactive-columns.tsx';
import { inactiveList, type InactiveSearch } from './inactive-search.ts';

/** Everybody whose account is closed, to open it again. */
export function InactivePage({ search, onSearch }: Addressed<InactiveSearch>) {
  const { t } = useTranslation('accounts');
  const columns = useInactiveColumns();
  const take = useAccountSteps();
  const users = useList(inactiveList, { search, onSearch }, inactiveUsersQuery);
  const [ids, tick] = useTicked(users.asked);
  const reactivate = async () => {
    const ticked = users.rows.filter(({ id }) => ids.has(id));
    if (await take('reactivate', ticked)) tick(new Set());
  };
  return (
    <Page title={t('inactive.title')}>
      <FilterBar label={t('inactive.search')} search={search} onSearch={onSearch} />
      <Card>
        <ListTable<InactiveUser, number>
          label={t('inactive.title')}
          item="user_data"
          list={users}
          columns={columns}
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
          empty={
            <NoRows
              search={search}
              found={{ title: t('inactive.found_title'), text: t('inactive.found_text') }}
              none={{ title: t('inactive.empty_title'), text: t('inactive.empty_text') }}
              onReset={() => onSearch({})}
            />
          }
        />
      </Card>
    </Page>
  );
}
