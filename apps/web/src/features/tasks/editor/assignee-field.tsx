import { ChipsField, type ChipsFieldOption } from '@mindhero/ui/chips-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupListQuery } from '../../../entities/group/groups.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { studentsQuery } from '../../../entities/person/students.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';
import type { Assignee } from './task-draft.ts';

/** Of each kind; the others are found by name. */
const SHOWN = 10;

/** Time without a further letter after which the list follows. */
const PAUSE_MS = 250;

interface AssigneeFieldProps {
  readonly assignees: readonly Assignee[];
  /** Those who cannot get the task. */
  readonly wrong: readonly Assignee[];
  readonly error: string | null;
  readonly onChange: (assignees: Assignee[]) => void;
}

const idOf = ({ kind, id }: Assignee) => `${kind} ${id}`;

/** Groups and students who get the task. */
export function AssigneeField({ assignees, wrong, error, onChange }: AssigneeFieldProps) {
  const { t } = useTranslation('task_editor');
  const [search, setSearch] = useState('');
  const found = useFound(search);
  const taken = new Set(assignees.map(idOf));
  const isWrong = new Set(wrong.map(idOf));
  const offered = (of: readonly Assignee[]): ChipsFieldOption[] =>
    of
      .filter((one) => !taken.has(idOf(one)))
      .map((one) => ({ id: idOf(one), name: one.name, detail: one.detail }));
  const pick = (id: string) => {
    const one = [...found.groups, ...found.students].find((each) => idOf(each) === id);
    if (one !== undefined) onChange([...assignees, one]);
  };
  const groups = [
    { label: t('assignees.groups'), options: offered(found.groups) },
    { label: t('assignees.students'), options: offered(found.students) },
  ];
  return (
    <ChipsField
      label={t('assignees.label')}
      placeholder={t('assignees.placeholder')}
      picked={assignees.map((one) => ({ id: idOf(one), name: one.name, isWrong: isWrong.has(idOf(one)) }))}
      groups={groups}
      search={search}
      onSearch={setSearch}
      loading={found.isLoading}
      onPick={({ id }) => pick(id)}
      onRemove={(id) => onChange(assignees.filter((one) => idOf(one) !== id))}
      removeLabel={(name) => t('assignees.remove', { name })}
      note={
        found.more > 0 ? t('assignees.more', { count: found.more }) : found.isEmpty && t('assignees.none')
      }
      error={error}
    />
  );
}

/** Groups and students whose names fit, asked of the server. */
function useFound(typed: string) {
  const { t } = useTranslation('task_editor');
  const search = useDebouncedValue(typed.trim(), PAUSE_MS);
  const groups = useQuery({
    ...groupListQuery({ search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item: 'groups' },
  });
  const students = useQuery({
    ...studentsQuery({ search, page_size: SHOWN, active: 'true' }),
    placeholderData: keepPreviousData,
    meta: { item: 'students' },
  });
  const count = (groups.data?.count ?? 0) + (students.data?.count ?? 0);
  const foundGroups = (groups.data?.results ?? []).map(({ id, name, students: members }): Assignee => ({
    kind: 'group',
    id,
    name,
    detail: t('assignees.members', { count: members }),
  }));
  const foundStudents = (students.data?.results ?? []).map((student): Assignee => ({
    kind: 'student',
    id: student.id,
    name: nameOf(student),
    detail: [student.username, ...student.groups.map(({ name }) => name)].join(' · '),
  }));
  return {
    groups: foundGroups,
    students: foundStudents,
    more: count - foundGroups.length - foundStudents.length,
    isEmpty: groups.isSuccess && students.isSuccess && count === 0,
    isLoading: groups.isFetching || students.isFetching,
  };
}
