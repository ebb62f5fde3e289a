import type { NewAccount } from '@mindhero/contract/account';
import { exportTeachers, teacherFileColumns } from '@mindhero/contract/export';
import type { TeacherRow } from '@mindhero/contract/teacher';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { NewAccounts } from '../../../entities/person/new-accounts/new-accounts.tsx';
import { teachersQuery } from '../../../entities/person/teachers.ts';
import { leadsNoSchool, NoSchoolNotice } from '../../../entities/school/no-school-notice.tsx';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { call } from '../../../platform/client.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { TickAll } from '../../../platform/lists/tick-all.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { SelectedAccounts } from '../accounts/selected-accounts.tsx';
import { AddTeacher } from './add-teacher.tsx';
import { useTeacherColumns } from './teacher-columns.tsx';
import { TeacherFilters } from './teacher-filters.tsx';
import { teachersList, type TeachersSearch } from './teachers-search.ts';

/** All teachers whom the person leads; search, filter, order and page live in the address. */
export function TeachersPage(props: Addressed<TeachersSearch>) {
  const { t } = useTranslation('teachers');
  if (!leadsNoSchool(useMe())) return <Manage {...props} />;
  return (
    <Page title={t('title')}>
      <NoSchoolNotice />
    </Page>
  );
}

function Manage({ search, onSearch }: Addressed<TeachersSearch>) {
  const { t } = useTranslation('teachers');
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<readonly NewAccount[] | null>(null);
  const add = (
    <ToolButton kind="primary" icon={IconUserPlus} onClick={() => setAdding(true)}>
      {t('add')}
    </ToolButton>
  );
  return (
    <Page title={t('title')} actions={add}>
      <Card>
        <Teachers search={search} onSearch={onSearch} onAdd={() => setAdding(true)} />
      </Card>
      {adding && (
        <AddTeacher
          onClose={() => setAdding(false)}
          onMade={(accounts) => {
            setAdding(false);
            setMade(accounts);
          }}
        />
      )}
      {made !== null && <NewAccounts accounts={made} onClose={() => setMade(null)} />}
    </Page>
  );
}

interface TeachersProps extends Addressed<TeachersSearch> {
  readonly onAdd: () => void;
}

function Teachers({ search, onSearch, onAdd }: TeachersProps) {
  const { t } = useTranslation(['teachers', 'accounts']);
  const columns = useTeacherColumns();
  const teachers = useList(teachersList, { search, onSearch }, teachersQuery);
  const { ids, rows: ticked, tick, tickRows } = useTicked(teachers);
  const note = useLeavingNote(ticked);
  return (
    <ListTable<TeacherRow, number>
      label={t('teachers:title')}
      item="teachers"
      list={teachers}
      columns={columns}
      filters={<TeacherFilters search={search} onSearch={onSearch} />}
      href={({ id }) => `/teachers/${id}`}
      tools={
        <ExportMenu
          list={teachers}
          item="teachers"
          columns={teacherFileColumns}
          fetchFile={(file) => call(exportTeachers, { query: { ...search, ...file } })}
        />
      }
      selection={{
        ids,
        onChange: tick,
        label: (teacher) => t('accounts:select', { user: nameOf(teacher) }),
        actions: (
          <>
            <TickAll list={teachers} item="teachers" ids={ids} onTick={tickRows} />
            <SelectedAccounts people={ticked} onDone={() => tick(new Set())} note={note} />
          </>
        ),
      }}
      empty={
        <NoRows
          search={search}
          found={{ title: t('teachers:empty.found_title'), text: t('teachers:empty.found_text') }}
          none={{
            title: t('teachers:empty.title'),
            text: t('teachers:empty.text'),
            action: <Button onClick={onAdd}>{t('teachers:add')}</Button>,
          }}
          onReset={() => onSearch({})}
        />
      }
    />
  );
}

/** That groups or students would be left behind, for one teacher or for some of several. */
function useLeavingNote(ticked: readonly TeacherRow[]): string | undefined {
  const { t } = useTranslation('teachers');
  const leaving = ticked.filter(({ is_active }) => is_active);
  const busy = leaving.filter(({ groups, students }) => groups + students > 0).length;
  if (busy === 0) return undefined;
  return leaving.length === 1 ? t('lone_still') : t('still', { count: busy });
}
