import { Button } from '@mindhero/ui/button';
import { IconFileUpload, IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NewStudentsForm } from './new-students.tsx';

interface StudentsToolbarProps {
  readonly onOpen: (form: NewStudentsForm) => void;
}

/** The ways to new students as buttons. */
export function StudentsToolbar({ onOpen }: StudentsToolbarProps) {
  const { t } = useTranslation('accounts');
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
    </>
  );
}
