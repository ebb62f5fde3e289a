import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupListQuery } from '../../../entities/group/groups.ts';
import { useMe } from '../../../entities/person/me.ts';
import { may } from '../../../entities/person/permissions.ts';
import { SchoolFilter } from '../../../entities/school/school-filter.tsx';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { FewAnswers } from '../accuracy.tsx';
import { useGroupColumns } from './group-columns.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupExport } from './group-export.tsx';
import { groupsList, type GroupsSearch } from './groups-search.ts';

/** All groups whom the person looks after; search, order and page live in the address. */
export function GroupsPage({ search, onSearch }: Addressed<GroupsSearch>) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const mayChange = may('can_register_groups')(useMe());
  const columns = useGroupColumns();
  const { page: _page, school: _school, ...ofAnySchool } = search;
  const groups = useList(groupsList, { search, onSearch }, groupListQuery);
  const [creating, setCreating] = useState(false);
  const create = () => setCreating(true);
  const open = (id: number) => void navigate({ to: '/groups/$id', params: { id: String(id) } });
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
      <Card>
        <ListTable
          label={t('title')}
          item="groups"
          list={groups}
          columns={columns}
          href={({ id }) => `/groups/${id}`}
          filters={
            <FilterBar label={t('search')} search={search} onSearch={onSearch}>
              <SchoolFilter
                value={search.school}
                onChange={(school) => onSearch({ ...ofAnySchool, ...(school !== undefined && { school }) })}
              />
            </FilterBar>
          }
          tools={<GroupExport list={groups} query={search} />}
          empty={
            <NoRows
              search={search}
              found={{ title: t('empty.found_title'), text: t('empty.found_text') }}
              none={{
                title: t('empty.title'),
                text: t(mayChange ? 'empty.text' : 'empty.text_reader'),
                action: mayChange && <Button onClick={create}>{t('empty.create')}</Button>,
              }}
              onReset={() => onSearch({})}
            />
          }
        />
        <FewAnswers weeks={groups.rows} />
      </Card>
      {creating && (
        <GroupDialog group={null} onClose={() => setCreating(false)} onSaved={({ id }) => open(id)} />
      )}
    </Page>
  );
}
