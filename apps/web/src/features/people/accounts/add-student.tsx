import type { NewAccount } from '@mindhero/contract/account';
import { createStudent } from '@mindhero/contract/student';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { GroupField } from './account-fields.tsx';
import { AddAccount } from './add-account.tsx';
import { CommonFields } from './student-fields.tsx';
import { useNewStudents } from './use-new-students.ts';

interface AddStudentProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

/** The form for one new student. */
export function AddStudent({ onClose, onMade }: AddStudentProps) {
  const { t } = useTranslation('accounts');
  const { common, setCommon, group, setGroup, body } = useNewStudents();
  return (
    <AddAccount
      title={t('add')}
      item="students"
      create={(names) => call(createStudent, { body: { ...body, ...names } })}
      onClose={onClose}
      onMade={onMade}
    >
      {(faultOf) => (
        <>
          <GroupField value={group} fault={faultOf('groups')} onChange={setGroup} />
          <CommonFields values={common} onChange={setCommon} />
        </>
      )}
    </AddAccount>
  );
}
