import type { NewAccount } from '@mindhero/contract/account';
import { MOST_NEW_CARDS } from '@mindhero/contract/card';
import { Button } from '@mindhero/ui/button';
import { late } from '@mindhero/ui/late';
import { IconFileUpload, IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../../platform/i18n.ts';
import { useMe } from '../../../platform/me.ts';
import { AddSeveral } from '../accounts/add-several.tsx';
import { AddStudent } from '../accounts/add-student.tsx';
import { NewAccounts } from '../accounts/new-accounts.tsx';
import { CardsButton } from '../cards/cards-button.tsx';

const loadTexts = withTexts('imports');

const ImportStudents = late(async () => {
  await loadTexts();
  return (await import('../import/import-students.tsx')).ImportStudents;
});

/** Ways to new students, for those who may make them. */
export function StudentsToolbar() {
  return useMe().management.can_register_students && <NewStudents />;
}

function NewStudents() {
  const { t } = useTranslation('accounts');
  const [form, setForm] = useState<'one' | 'several' | 'file' | null>(null);
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
      <Button
        size="sm"
        kind="ghost"
        icon={<IconFileUpload size={18} aria-hidden />}
        onClick={() => setForm('file')}
      >
        {t('import')}
      </Button>
      {form === 'one' && <AddStudent onClose={close} onMade={show} />}
      {form === 'several' && <AddSeveral onClose={close} onMade={show} />}
      <Suspense>{form === 'file' && <ImportStudents onClose={close} onMade={show} />}</Suspense>
      {made !== null && (
        <NewAccounts
          accounts={made}
          actions={
            made.length <= MOST_NEW_CARDS && (
              <CardsButton students={made.map((one) => ({ ...one, card_made_at: null }))} />
            )
          }
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
