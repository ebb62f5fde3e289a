import type { NewAccount } from '@mindhero/contract/account';
import { Button } from '@mindhero/ui/button';
import { IconUserOff, IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../platform/links.tsx';
import { useMe } from '../../platform/me.ts';
import { AddSeveral } from './accounts/add-several.tsx';
import { AddStudent } from './accounts/add-student.tsx';
import { NewAccounts } from './accounts/new-accounts.tsx';
import { CardsButton } from './cards/cards-button.tsx';

/** Doors to closed accounts, and to new students for those who may make them. */
export function StudentsToolbar() {
  const { t } = useTranslation('accounts');
  const { management } = useMe();
  return (
    <>
      {management.can_register_students && <NewStudents />}
      <ButtonLink to="/inactive-users" size="sm" kind="subtle" icon={<IconUserOff size={18} aria-hidden />}>
        {t('inactive.title')}
      </ButtonLink>
    </>
  );
}

function NewStudents() {
  const { t } = useTranslation('accounts');
  const [form, setForm] = useState<'one' | 'several' | null>(null);
  const [made, setMade] = useState<readonly NewAccount[] | null>(null);
  const close = () => setForm(null);
  const show = (accounts: readonly NewAccount[]) => {
    close();
    setMade(accounts);
  };
  return (
    <>
      <Button size="sm" icon={<IconUserPlus size={18} aria-hidden />} onClick={() => setForm('one')}>
        {t('add')}
      </Button>
      <Button
        size="sm"
        kind="ghost"
        icon={<IconUsersPlus size={18} aria-hidden />}
        onClick={() => setForm('several')}
      >
        {t('add_several')}
      </Button>
      {form === 'one' && <AddStudent onClose={close} onMade={show} />}
      {form === 'several' && <AddSeveral onClose={close} onMade={show} />}
      {made !== null && (
        <NewAccounts
          accounts={made}
          actions={<CardsButton students={made.map((one) => ({ ...one, card_made_at: null }))} />}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
