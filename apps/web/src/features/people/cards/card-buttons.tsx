import type { Student } from '@mindhero/contract/student';
import { IconQrcode, IconQrcodeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { useCards } from './use-cards.ts';

/** What can be done with the login card of one student. */
export function CardButtons({ student }: { readonly student: Student }) {
  const { t } = useTranslation('login_cards');
  const { make, voidCard } = useCards();
  const mayMake = useMe().management.can_register_students && student.is_active;
  const hasCard = student.card_made_at !== null;
  return (
    <>
      {mayMake && (
        <ToolButton icon={IconQrcode} onClick={() => void make([student])}>
          {t(hasCard ? 'button.again' : 'button.one')}
        </ToolButton>
      )}
      {hasCard && (
        <ToolButton icon={IconQrcodeOff} onClick={() => void voidCard(student)}>
          {t('button.void')}
        </ToolButton>
      )}
    </>
  );
}
