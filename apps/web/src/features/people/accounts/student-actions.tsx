import type { Student } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../platform/links.tsx';
import { NewPassword } from './new-password.tsx';
import { RecordActions } from './record-actions.tsx';
import { useAccountSteps } from './use-account-steps.ts';
import classes from './accounts.module.css';

/** What staff does with a student's account. */
export function StudentActions({ student }: { readonly student: Student }) {
  const { t } = useTranslation('accounts');
  const take = useAccountSteps();
  const step = student.is_active ? 'deactivate' : 'reactivate';
  const Icon = student.is_active ? IconUserOff : IconUserCheck;
  return (
    <div className={classes.buttons}>
      <ButtonLink
        kind="ghost"
        size="sm"
        icon={<IconPencil size={18} aria-hidden />}
        to="/students/$id/edit"
        params={{ id: String(student.id) }}
      >
        {t('edit.button')}
      </ButtonLink>
      <NewPassword person={student} />
      <Button
        kind="ghost"
        size="sm"
        icon={<Icon size={18} aria-hidden />}
        onClick={() => void take(step, [student])}
      >
        {t(`${step}.button`)}
      </Button>
      <RecordActions person={student} />
    </div>
  );
}
