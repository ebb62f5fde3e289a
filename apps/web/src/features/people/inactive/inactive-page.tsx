import { exportInactiveUsers, inactiveUserFileColumns } from '@mindhero/contract/export';
import { idleKinds } from '@mindhero/contract/lists';
import { type InactiveUser } from '@mindhero/contract/person';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { SelectField } from '@mindhero/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inactiveUsersQuery, retentionQuery } from '../../../entities/person/inactive-users.ts';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { isLeading } from '../../../entities/person/permissions.ts';
import { RetentionNotice } from '../../../entities/person/retention-notice.tsx';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { call } from '../../../platform/client.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { TickAll } from '../../../platform/lists/tick-all.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { useInactiveColumns } from './inactive-columns.tsx';
import { inactiveList, type InactiveSearch, readInactiveSearch } from './inactive-search.ts';
import { SelectedIdle } from './selected-idle.tsx';
import classes from '../people.module.css';

/** Everybody whose account is closed, or lies idle: to open it again, to close it, or to erase it. */
export function InactivePage({ search, onSearch }: Addressed<InactiveSearch>) {
  const { t } = useTranslation('accounts');
  const step = search.kind === 'unused' ? 'deactivate' : 'reactivate';
  const leads = isLeading(useMe());
  const columns = useInactiveColumns(step);
  const users = useList(inactiveList, { search, onSearch }, inactiveUsersQuery);
  const { ids, rows: ticked, tick, tickRows } = useTicked(users);
  return (
    <Page title={t('inactive.title')}>
      {leads && <RetentionNotice className={classes.notice} />}
      <Card className={classes.words}>
        <ListTable<InactiveUser, number>
          label={t('inactive.title')}
          item="user_data"
          list={users}
          columns={columns}
          href={pageOf}
          filters={
            <FilterBar label={t('inactive.search')} search={search} onSearch={onSearch}>
              {leads && (
                <KindFilter
                  value={search.kind}
                  onChange={(kind) => onSearch(readInactiveSearch({ ...search, page: 1, kind }))}
                />
              )}
            </FilterBar>
          }
          tools={
            <ExportMenu
              list={users}
              item="user_data"
              columns={inactiveUserFileColumns}
              fetchFile={(file) => call(exportInactiveUsers, { query: { ...search, ...file } })}
            />
          }
          selection={{
            ids,
            onChange: tick,
            label: (user) => t('select', { user: nameOf(user) }),
            actions: (
              <>
                <TickAll list={users} item="user_data" ids={ids} onTick={tickRows} />
                <SelectedIdle step={step} people={ticked} onDone={() => tick(new Set())} />
              </>
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

const pages = { STUDENT: 'students', TEACHER: 'teachers', DIRECTOR: undefined, ADMIN: undefined } as const;

/** Who leads or administers has no page of their own here. */
function pageOf({ id, role }: InactiveUser): string | undefined {
  const page = pages[role];
  return page && `/${page}/${id}`;
}

interface KindFilterProps {
  readonly value: InactiveSearch['kind'];
  readonly onChange: (kind: string) => void;
}

function KindFilter({ value, onChange }: KindFilterProps) {
  const { t } = useTranslation('accounts');
  const months = useQuery(retentionQuery).data?.months ?? 0;
  return (
    <SelectField
      label={t('idle.label')}
      value={value ?? 'closed'}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {idleKinds.map((kind) => (
        <option key={kind} value={kind}>
          {kind === 'closed' ? t('idle.all') : t(`idle.kind.${kind}`, { count: months })}
        </option>
      ))}
    </SelectField>
  );
}
