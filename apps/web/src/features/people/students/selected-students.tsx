import { MOST_NAMED } from '@mindhero/contract/limits';
import type { StudentRow } from '@mindhero/contract/student';
import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { may } from '../../../entities/person/permissions.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { NewPasswords } from '../accounts/new-passwords.tsx';
import { AssignTask } from '../assign-task.tsx';
import { CardsButton } from '../cards/cards-button.tsx';
import { JoinDialog } from '../groups/join-dialog.tsx';

interface SelectedStudentsProps {
  readonly students: readonly StudentRow[];
  readonly onDone: () => void;
}

/** What can be done with the students who are ticked: of those whose accounts are open. */
export function SelectedStudents({ students, onDone }: SelectedStudentsProps) {
  const { t } = useTranslation('groups');
  const mayChangeGroups = may('can_register_groups')(useMe());
  const [isJoining, setJoining] = useState(false);
  const open = students.filter(({ is_active }) => is_active);
  if (open.length === 0) return null;
  return (
    <>
      {open.length <= MOST_NAMED && (
        <AssignTask
          receivers={open.map((student) => ({
            kind: 'student',
            id: student.id,
            name: nameOf(student),
            detail: student.username,
          }))}
        />
      )}
      {mayChangeGroups && (
        <ToolButton icon={IconUsersGroup} onClick={() => setJoining(true)}>
          {t('join.button')}
        </ToolButton>
      )}
      <CardsButton size="sm" students={open} />
      <NewPasswords students={open} />
      {isJoining && (
        <JoinDialog students={open.map(({ id }) => id)} onClose={() => setJoining(false)} onDone={onDone} />
      )}
    </>
  );
}
