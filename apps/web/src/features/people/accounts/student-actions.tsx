import type { Student } from '@mindhero/contract/student';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../platform/links.tsx';
import { CardButtons } from '../cards/card-buttons.tsx';
import { AccountActions } from './account-actions.tsx';

/** What staff does with a student's account. */
export function StudentActions({ student }: { readonly student: Student }) {
  const { t } = useTranslation('accounts');
  return (
    <AccountActions
      person={student}
      edit={
        <ButtonLink
          kind="ghost"
          size="sm"
          icon={<IconPencil size={18} aria-hidden />}
          to="/students/$id/edit"
          params={{ id: String(student.id) }}
        >
          {t('edit.button')}
        </ButtonLink>
      }
    >
      <CardButtons student={student} />
    </AccountActions>
  );
}
