import type { Teacher } from '@mindhero/contract/teacher';
import { IconTransfer } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { AccountActions } from '../accounts/account-actions.tsx';
import { EraseDialog } from '../erase/erase-dialog.tsx';
import { HandOver, type HandOverStep } from './hand-over.tsx';
import { RecoveryLink } from './recovery-link.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';

/** What those who lead a school do with a teacher's account. Whoever leaves for a while or for good is asked who takes over. */
export function TeacherActions({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation('teachers');
  const navigate = useNavigate();
  const me = useMe();
  const [asked, setAsked] = useState<HandOverStep | 'erase_now' | null>(null);
  // A private tutor has no colleagues.
  const mayHandOver = teacher.school !== null && teacher.groups + teacher.students > 0;
  return (
    <>
      <AccountActions
        person={teacher}
        editAt="/teachers/$id/edit"
        plansAt="/teachers/$id/subscriptions-history"
        onDeactivate={mayHandOver ? () => setAsked('deactivate') : undefined}
        onErase={() => setAsked(mayHandOver ? 'erase' : 'erase_now')}
      >
        {teacher.is_active && <RecoveryLink person={teacher} />}
        {teacher.has_second_factor && isAdmin(me) && <ResetSecondFactor person={teacher} />}
        {mayHandOver && (
          <ToolButton icon={IconTransfer} onClick={() => setAsked('hand_over')}>
            {t('hand_over.button')}
          </ToolButton>
        )}
      </AccountActions>
      {asked === 'erase_now' ? (
        <EraseDialog
          people={[teacher]}
          onClose={() => setAsked(null)}
          // There is no page of the person any more.
          onErased={() => navigate({ to: '/teachers' })}
        />
      ) : (
        asked !== null && (
          <HandOver
            teacher={teacher}
            step={asked}
            onClose={() => setAsked(null)}
            onErase={() => setAsked('erase_now')}
          />
        )
      )}
    </>
  );
}
