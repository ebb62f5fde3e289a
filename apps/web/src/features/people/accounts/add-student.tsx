import type { NewAccount } from '@mindhero/contract/account';
import { createStudent } from '@mindhero/contract/student';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useNamesakes } from '../../../platform/use-namesakes.ts';
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
  const withNamesakes = useNamesakes('add');
  return (
    <AddAccount
      title={t('add')}
      item="students"
      create={(names) =>
        withNamesakes({ ...body, ...names }, (meant) => call(createStudent, { body: meant }))
      }
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
