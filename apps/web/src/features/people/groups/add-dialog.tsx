import { addGroupMembers } from '@mindhero/contract/group';
import { Avatar } from '@mindhero/ui/avatar';
import { PickList } from '@mindhero/ui/pick-list';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { studentsQuery } from '../../../entities/person/students.ts';
import { call } from '../../../platform/client.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { usePicking } from '../../../platform/lists/use-picking.ts';
import { useFoundNote } from './found-note.ts';
import { useMembersForm } from './use-members.ts';

interface AddDialogProps {
  readonly groupId: number;
  readonly onClose: () => void;
}

interface Joining {
  readonly students: ReadonlySet<number>;
}

const nobody: Joining = { students: new Set() };

/** Takes students into a group, several at once. */
export function AddDialog({ groupId, onClose }: AddDialogProps) {
  const { t } = useTranslation('groups');
  const { found, count, field } = usePicking(
    (asked) => studentsQuery({ joining: groupId, ...asked }),
    'students',
  );
  const note = useFoundNote(count, 'no_students');
  const form = useMembersForm({
    done: 'added',
    values: nobody,
    countOf: ({ students }) => students.size,
    send: ({ students }) =>
      call(addGroupMembers, { params: { id: groupId }, body: { students: [...students] } }),
    onDone: onClose,
  });
  const { students } = form.values;
  return (
    <FormDialog
      title={t('add')}
      form={form}
      submitLabel={students.size === 0 ? t('add') : t('add_count', { count: students.size })}
      isReady={students.size > 0}
      onClose={onClose}
    >
      <PickList
        kind="several"
        label={t('pick.students')}
        searchLabel={t('pick.search_students')}
        {...field}
        options={found.map((student) => ({
          id: student.id,
          name: nameOf(student),
          detail: [student.username, ...student.groups.map(({ name }) => name)].join(' · '),
          picture: <Avatar avatar={student.avatar} name="" size={34} />,
        }))}
        picked={students}
        onPick={(picked) => form.change({ students: picked })}
        note={note}
      />
    </FormDialog>
  );
}
