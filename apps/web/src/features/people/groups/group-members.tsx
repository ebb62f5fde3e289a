import { type Group, removeGroupMembers } from '@mindhero/contract/group';
import type { StudentRow } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { DataTable } from '@mindhero/ui/data-table';
import { EmptyState } from '@mindhero/ui/empty-state';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { SearchField } from '../../../platform/lists/search-field.tsx';
import { useTableTexts } from '../../../platform/lists/table-texts.ts';
import { useLastPage } from '../../../platform/lists/use-last-page.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { nameOf } from '../../../platform/names.ts';
import { studentsQuery } from '../../../platform/students.ts';
import { useStudentColumns } from '../student-columns.tsx';
import { type StudentsSearch, toOrdering, usual } from '../students-search.ts';
import { AddDialog } from './add-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useMembersChange } from './use-members.ts';
import classes from '../people.module.css';

interface GroupMembersProps {
  readonly group: Group;
  readonly mayChange: boolean;
  readonly search: StudentsSearch;
  readonly onSearch: (search: StudentsSearch) => void;
}

/** Who is in the group, and what can be done with those who are ticked. */
export function GroupMembers({ group, mayChange, search, onSearch }: GroupMembersProps) {
  const { t } = useTranslation('groups');
  const [dialog, setDialog] = useState<'add' | 'move' | null>(null);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const finish = () => {
    setDialog(null);
    setIds(new Set());
  };
  const remove = useMembersChange({
    done: 'removed',
    call: (students) =>
      call(removeGroupMembers, { params: { id: group.id }, body: { students: [...students] } }),
    onDone: finish,
  });
  const add = (
    <Button size="sm" icon={<IconPlus size={18} aria-hidden />} onClick={() => setDialog('add')}>
      {t('add')}
    </Button>
  );
  const { page: _page, search: text = '', ...others } = search;
  const selection = {
    ids,
    onChange: setIds,
    label: (student: StudentRow) => t('select', { name: nameOf(student) }),
    actions: (
      <>
        <Button size="sm" kind="ghost" onClick={() => setDialog('move')}>
          {t('move')}
        </Button>
        <Button size="sm" kind="ghost" loading={remove.isPending} onClick={() => remove.mutate([...ids])}>
          {t('remove')}
        </Button>
      </>
    ),
  };
  return (
    <Card title={t('members')} actions={mayChange && add}>
      <div className={classes.filters} role="search">
        <SearchField
          className={classes.search}
          label={t('pick.search_students')}
          value={text}
          onSearch={(next) => onSearch({ ...others, search: next })}
        />
      </div>
      <MemberTable
        groupId={group.id}
        search={search}
        onSearch={onSearch}
        selection={mayChange ? selection : undefined}
      />
      {dialog === 'add' && <AddDialog groupId={group.id} onClose={() => setDialog(null)} />}
      {dialog === 'move' && (
        <MoveDialog group={group} students={ids} onClose={() => setDialog(null)} onMoved={finish} />
      )}
    </Card>
  );
}

interface MemberTableProps extends Pick<GroupMembersProps, 'search' | 'onSearch'> {
  readonly groupId: number;
  readonly selection: Parameters<typeof DataTable<StudentRow, number>>[0]['selection'];
}

function MemberTable({ groupId, search, onSearch, selection }: MemberTableProps) {
  const { t } = useTranslation(['groups', 'people']);
  const navigate = useNavigate();
  const columns = useStudentColumns().filter(({ id }) => id !== 'groups');
  const texts = useTableTexts();
  const query = { ...usual, ...search, group: groupId };
  const students = useQuery({ ...studentsQuery(query), placeholderData: keepPreviousData });
  const isBeyond = useLastPage(students, query.page_size, search, onSearch);
  if (students.isError) {
    return <LoadFailure item="students" error={students.error} onRetry={students.refetch} />;
  }
  const isFound = search.search !== undefined;
  return (
    <DataTable
      label={t('groups:members')}
      texts={texts}
      columns={columns}
      rows={students.data?.results ?? []}
      rowId={({ id }) => id}
      count={students.data?.count ?? 0}
      page={query.page}
      pageSize={query.page_size}
      ordering={query.ordering}
      loading={students.isPending || students.isPlaceholderData || isBeyond}
      onChange={({ page, pageSize, ordering }) =>
        onSearch({ ...search, page, page_size: pageSize, ordering: toOrdering(ordering) ?? usual.ordering })
      }
      href={({ id }) => `/students/${id}`}
      onRowClick={({ id }) => void navigate({ to: '/students/$id', params: { id: String(id) } })}
      selection={selection}
      empty={
        <EmptyState
          title={t(isFound ? 'people:empty.found_title' : 'groups:nobody.title')}
          text={t(isFound ? 'groups:nobody.found' : 'groups:nobody.text')}
        />
      }
    />
  );
}
