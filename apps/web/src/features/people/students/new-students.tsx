import type { NewAccount } from '@mindhero/contract/account';
import { MOST_NEW_CARDS } from '@mindhero/contract/card';
import { late } from '@mindhero/ui/late';
import { Suspense, useState } from 'react';
import { NewAccounts } from '../../../entities/person/new-accounts/new-accounts.tsx';
import { withTexts } from '../../../platform/i18n.ts';
import { CardsButton } from '../cards/cards-button.tsx';

const loadTexts = withTexts('imports');

/** Their code comes when one is opened: most look at a list and make nobody. */
const AddStudent = late(async () => (await import('../accounts/add-student.tsx')).AddStudent);
const AddSeveral = late(async () => (await import('../accounts/add-several.tsx')).AddSeveral);
const TakeIn = late(async () => (await import('../accounts/take-in.tsx')).TakeIn);

const ImportStudents = late(async () => {
  await loadTexts();
  return (await import('../import/import-students.tsx')).ImportStudents;
});

/** Ways to new students. */
export type NewStudentsForm = 'one' | 'several' | 'file' | 'registered';

interface NewStudentsProps {
  /** Which of them is open. */
  readonly form: NewStudentsForm | null;
  readonly onClose: () => void;
}

/** The form for new students, and then their first passwords. */
export function NewStudents({ form, onClose }: NewStudentsProps) {
  const [made, setMade] = useState<readonly NewAccount[] | null>(null);
  const show = (accounts: readonly NewAccount[]) => {
    onClose();
    setMade(accounts);
  };
  return (
    <>
      <Suspense>
        {form === 'one' && <AddStudent onClose={onClose} onMade={show} />}
        {form === 'several' && <AddSeveral onClose={onClose} onMade={show} />}
        {form === 'registered' && <TakeIn onClose={onClose} />}
        {form === 'file' && <ImportStudents onClose={onClose} onMade={show} />}
      </Suspense>
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
