import type { Group } from '@mindhero/contract/group';
import { PickList } from '@mindhero/ui/pick-list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupListQuery, type GroupsQuery } from '../../../entities/group/groups.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { usePicking } from '../../../platform/lists/use-picking.ts';
import { useFoundNote } from './found-note.ts';
import { useMembersForm } from './use-members.ts';

interface ToGroupDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly submit: string;
  readonly done: 'added' | 'moved';
  /** How many they are. */
  readonly count: number;
  /** Which groups are offered. */
  readonly among?: GroupsQuery;
  /** Which of them are not. */
  readonly without: readonly number[];
  readonly send: (to: number) => Promise<Group>;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

const nowhere: { readonly to: number | null } = { to: null };

/** Picks the group that students go to. */
export function ToGroupDialog(props: ToGroupDialogProps) {
  const { title, submit, done, among, without, onClose, onDone, children } = props;
  const { t } = useTranslation('groups');
  const groups = usePicking((asked) => groupListQuery({ ...asked, ...among }), 'groups');
  const others = groups.found.filter(({ id }) => !without.includes(id));
  const note = useFoundNote(groups.count && others.length && groups.count, 'no_groups');
  const form = useMembersForm({
    done,
    values: nowhere,
    countOf: () => props.count,
    send: ({ to }) => props.send(to ?? 0),
    onDone,
  });
  const { to } = form.values;
  return (
    <FormDialog title={title} form={form} submitLabel={submit} isReady={to !== null} onClose={onClose}>
      {children}
      <PickList
        kind="one"
        label={t('pick.group')}
        searchLabel={t('search')}
        {...groups.field}
        options={others.map(({ id, name, teacher, students: count }) => ({
          id,
          name,
          detail: [...(teacher === null ? [] : [nameOf(teacher)]), t('student_count', { count })].join(' · '),
        }))}
        picked={new Set(to === null ? [] : [to])}
        onPick={([id = null]) => form.change({ to: id })}
        note={note}
        error={form.errorOf('to')}
      />
    </FormDialog>
  );
}
