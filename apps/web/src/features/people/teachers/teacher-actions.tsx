import type { Teacher } from '@mindhero/contract/teacher';
import { Button } from '@mindhero/ui/button';
import { IconTransfer } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountActions } from '../accounts/account-actions.tsx';
import { HandOver } from './hand-over.tsx';

/** What those who lead a school do with a teacher's account. Whoever leaves is asked who takes over. */
export function TeacherActions({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation('teachers');
  const [asked, setAsked] = useState<'hand_over' | 'leaving' | null>(null);
  // A private tutor has no colleagues.
  const mayHandOver = teacher.school !== null && teacher.groups + teacher.students > 0;
  return (
    <>
      <AccountActions
        person={teacher}
        editAt="/teachers/$id/edit"
        onDeactivate={mayHandOver ? () => setAsked('leaving') : undefined}
      >
        {mayHandOver && (
          <Button
            kind="ghost"
            size="sm"
            icon={<IconTransfer size={18} aria-hidden />}
            onClick={() => setAsked('hand_over')}
          >
            {t('hand_over.button')}
          </Button>
        )}
      </AccountActions>
      {asked !== null && (
        <HandOver teacher={teacher} isLeaving={asked === 'leaving'} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
