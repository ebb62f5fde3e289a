import { MOST_IMPORT_ROWS } from '@mindhero/contract/limits';
import { Button } from '@mindhero/ui/button';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { type CardHolder, useCards } from './use-cards.ts';
import classes from './cards.module.css';

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
  if (students.length > MOST_IMPORT_ROWS)
    return <small className={classes.limit}>{t('limit', { max: MOST_IMPORT_ROWS })}</small>;
  return (
    <Button
      size={size}
      kind="ghost"
      icon={<IconQrcode size={18} aria-hidden />}
      onClick={() => void make(students)}
    >
      {t(students.length === 1 ? 'button.one' : 'button.several')}
    </Button>
  );
}
