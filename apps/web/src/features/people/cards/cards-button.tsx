import { Button } from '@mindhero/ui/button';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../platform/me.ts';
import { type CardHolder, useCards } from './use-cards.ts';

interface CardsButtonProps {
  /** Of open accounts. */
  readonly students: readonly CardHolder[];
  readonly size?: 'sm' | 'md';
}

/** Makes login cards of several students, for those who may. */
export function CardsButton({ students, size }: CardsButtonProps) {
  const { t } = useTranslation('login_cards');
  const { make } = useCards();
  const { management } = useMe();
  if (!management.can_register_students || students.length === 0) return null;
  return (
    <Button
      size={size}
      kind="ghost"
      icon={<IconQrcode size={18} aria-hidden />}
      onClick={() => void make(students)}
    >
      {t('button.several')}
    </Button>
  );
}
