import { Button } from '@mindhero/ui/button';
import { IconFileUpload, IconUserPlus, IconUserShare, IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
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
      <Button size="sm" icon={<IconUserPlus size={18} aria-hidden />} onClick={() => onOpen('one')}>
        {t('add')}
      </Button>
      <Button
        size="sm"
        kind="ghost"
        icon={<IconUsersPlus size={18} aria-hidden />}
        onClick={() => onOpen('several')}
      >
        {t('add_several')}
      </Button>
      <Button
        size="sm"
        kind="ghost"
        icon={<IconFileUpload size={18} aria-hidden />}
        onClick={() => onOpen('file')}
      >
        {t('import')}
      </Button>
      {!isAdmin(me) && (
        <Button
          size="sm"
          kind="ghost"
          icon={<IconUserShare size={18} aria-hidden />}
          onClick={() => onOpen('registered')}
        >
          {t('take_in.button')}
        </Button>
      )}
    </>
  );
}
