import type { Group } from '@mindhero/contract/group';
import type { StudentRow } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import type { Selection } from '@mindhero/ui/data-table-selection';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { studentsQuery } from '../../../entities/person/students.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { TickAll } from '../../../platform/lists/tick-all.tsx';
import { type List, useList } from '../../../platform/lists/use-list.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { FewAnswers } from '../accuracy.tsx';
import { useStudentColumns } from '../students/student-columns.tsx';
import { StudentExport } from '../students/student-export.tsx';
import { studentsList, type StudentsSearch } from '../students/students-search.ts';
import { AddDialog } from './add-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useRemoval } from './use-members.ts';

interface GroupMembersProps extends Addressed<StudentsSearch> {
  readonly group: Group;
  readonly mayChange: boolean;
}

/** Who is in the group, and what can be done with those who are ticked. */
export function GroupMembers({ group, mayChange, search, onSearch }: GroupMembersProps) {
  const { t } = useTranslation('groups');
  const [dialog, setDialog] = useState<'add' | 'move' | null>(null);
  const members = useList(studentsList, { search, onSearch }, (asked) =>
    studentsQuery({ ...asked, group: group.id }),
  );
  const { ids, tick, tickRows } = useTicked(members);
  const finish = () => {
    setDialog(null);
    tick(new Set());
  };
  const remove = useRemoval(group, finish);
  const add = (
    <ToolButton kind="primary" icon={IconPlus} onClick={() => setDialog('add')}>
      {t('add')}
    </ToolButton>
  );
  const selection = {
    ids,
    onChange: tick,
    label: (student: StudentRow) => t('select', { name: nameOf(student) }),
    actions: (
      <>
        <TickAll list={members} item="students" ids={ids} onTick={tickRows} />
        <Button size="sm" kind="ghost" onClick={() => setDialog('move')}>
          {t('move')}
        </Button>
        <Button size="sm" kind="ghost" loading={remove.isPending} onClick={() => void remove.ask([...ids])}>
          {t('remove')}
        </Button>
      </>
    ),
  };
  return (
    <Card title={t('members')} actions={mayChange && add}>
      <MemberTable
        members={members}
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

interface MemberTableProps extends Addressed<StudentsSearch> {
  readonly members: List<StudentRow>;
  readonly groupId: number;
  readonly selection: Selection<StudentRow, number> | undefined;
}

function MemberTable({ members, groupId, search, onSearch, selection }: MemberTableProps) {
  const { t } = useTranslation(['groups', 'people']);
  const columns = useStudentColumns().filter(({ id }) => id !== 'groups' && id !== 'school');
  return (
    <>
      <ListTable
        label={t('groups:members')}
        item="students"
        list={members}
        columns={columns}
        href={({ id }) => `/students/${id}`}
        filters={<FilterBar label={t('groups:pick.search_students')} search={search} onSearch={onSearch} />}
        tools={<StudentExport list={members} query={{ ...search, group: groupId }} />}
        selection={selection}
        empty={
          <NoRows
            search={search}
            found={{ title: t('people:empty.found_title'), text: t('groups:nobody.found') }}
            none={{ title: t('groups:nobody.title'), text: t('groups:nobody.text') }}
            onReset={() => onSearch({})}
          />
        }
      />
      <FewAnswers weeks={members.rows} />
    </>
  );
}
