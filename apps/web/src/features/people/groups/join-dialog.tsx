import { addGroupMembers } from '@mindhero/contract/group';
import { MOST_AT_ONCE } from '@mindhero/contract/limits';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { ToGroupDialog } from './to-group-dialog.tsx';

interface JoinDialogProps {
  readonly students: readonly number[];
  /** Groups in which they are. */
  readonly without?: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds students to a group that is picked. */
export function JoinDialog({ students, without = [], onClose, onDone }: JoinDialogProps) {
  const { t } = useTranslation('groups');
  const join = async (id: number) => {
    const steps = await inSteps(students, MOST_AT_ONCE, (some) =>
      call(addGroupMembers, { params: { id }, body: { students: [...some] } }),
    );
    const group = steps.at(-1);
    if (group === undefined) throw new Error('nobody was to join');
    return group;
  };
  return (
    <ToGroupDialog
      title={t('join.button')}
      submit={t('join.submit')}
      done="added"
      count={students.length}
      without={without}
      send={join}
      onClose={onClose}
      onDone={() => {
        onClose();
        onDone();
      }}
    />
  );
}
