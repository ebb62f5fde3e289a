import { Card } from '@mindhero/ui/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupListQuery } from '../../../entities/group/groups.ts';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { FewAnswers } from '../accuracy.tsx';
import { useGroupColumns } from '../groups/group-columns.tsx';
import { GroupExport } from '../groups/group-export.tsx';
import { groupsList, type GroupsSearch } from '../groups/groups-search.ts';

/** A teacher's groups with their week. The address is the students' list's, so this one's page is not kept. */
export function TeacherGroups({ id }: { readonly id: number }) {
  const { t } = useTranslation('teachers');
  const [search, onSearch] = useState<GroupsSearch>({ page_size: 10 });
  const columns = useGroupColumns().filter((column) => column.id !== 'teacher' && column.id !== 'school');
  const groups = useList(groupsList, { search, onSearch }, (asked) =>
    groupListQuery({ ...asked, teacher: id }),
  );
  return (
    <Card title={t('groups.title')}>
      <ListTable
        label={t('groups.title')}
        item="groups"
        list={groups}
        columns={columns}
        href={(group) => `/groups/${group.id}`}
        tools={<GroupExport list={groups} query={{ ...search, teacher: id }} />}
        empty={
          <NoRows
            search={search}
            found={{ title: t('groups.empty_title'), text: t('groups.empty_text') }}
            none={{ title: t('groups.empty_title'), text: t('groups.empty_text') }}
            onReset={() => onSearch({})}
          />
        }
      />
      <FewAnswers weeks={groups.rows} />
    </Card>
  );
}
