import type { NewStudent } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../platform/me.ts';
import { AddSeveral } from './accounts/add-several.tsx';
import { AddStudent } from './accounts/add-student.tsx';
import { NewAccounts } from './accounts/new-accounts.tsx';

/** Doors to new students, for those who may make them. */
export function StudentsToolbar() {
  const { t } = useTranslation('accounts');
  const { management } = useMe();
  const [form, setForm] = useState<'one' | 'several' | null>(null);
  const [made, setMade] = useState<readonly NewStudent[] | null>(null);
  if (!management.can_register_students) return null;
  const close = () => setForm(null);
  const show = (accounts: readonly NewStudent[]) => {
    close();
    setMade(accounts);
  };
  return (
    <>
      <Button kind="ghost" icon={<IconUsersPlus size={20} aria-hidden />} onClick={() => setForm('several')}>
        {t('add_several')}
      </Button>
      <Button icon={<IconUserPlus size={20} aria-hidden />} onClick={() => setForm('one')}>
        {t('add')}
      </Button>
      {form === 'one' && <AddStudent onClose={close} onMade={show} />}
      {form === 'several' && <AddSeveral onClose={close} onMade={show} />}
      {made !== null && <NewAccounts accounts={made} onClose={() => setMade(null)} />}
    </>
  );
}
