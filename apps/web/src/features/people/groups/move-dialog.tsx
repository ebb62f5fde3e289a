import { type Group, moveGroupMembers } from '@mindhero/contract/group';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { ToGroupDialog } from './to-group-dialog.tsx';

interface MoveDialogProps {
  readonly group: Group;
  readonly students: ReadonlySet<number>;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Moves students to another group of the same school. */
export function MoveDialog({ group: { id, school }, students, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation('groups');
  return (
    <ToGroupDialog
      title={t('move_count', { count: students.size })}
      submit={t('move_submit')}
      done="moved"
      count={students.size}
      {...(school !== null && { among: { school: school.id } })}
      without={[id]}
      send={(to) => call(moveGroupMembers, { params: { id }, body: { students: [...students], to } })}
      onClose={onClose}
      onDone={onMoved}
    >
      <p>{t('leave_text')}</p>
    </ToGroupDialog>
  );
}
