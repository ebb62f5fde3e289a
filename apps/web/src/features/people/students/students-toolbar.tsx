import { IconFileUpload, IconUserPlus, IconUserShare, IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import type { NewStudentsForm } from './new-students.tsx';

interface StudentsToolbarProps {
  readonly onOpen: (form: NewStudentsForm) => void;
}

/** The ways to new students as buttons. */
export function StudentsToolbar({ onOpen }: StudentsToolbarProps) {
  const { t } = useTranslation('accounts');
  // Administrators have a list of all who wait.
  const me = useMe();
  return (
    <>
      <ToolButton kind="primary" icon={IconUserPlus} onClick={() => onOpen('one')}>
        {t('add')}
      </ToolButton>
      <ToolButton icon={IconUsersPlus} onClick={() => onOpen('several')}>
        {t('add_several')}
      </ToolButton>
      <ToolButton icon={IconFileUpload} onClick={() => onOpen('file')}>
        {t('import')}
      </ToolButton>
      {!isAdmin(me) && (
        <ToolButton icon={IconUserShare} onClick={() => onOpen('registered')}>
          {t('take_in.button')}
        </ToolButton>
      )}
    </>
  );
}
