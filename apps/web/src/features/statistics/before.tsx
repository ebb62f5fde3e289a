import { useTranslation } from 'react-i18next';
import classes from './tables.module.css';

interface BeforeProps {
  /** As it is read; nothing where that is not known. */
  readonly value: string | null;
}

/** What a figure was in as long a time before: small, below it. */
export function Before({ value }: BeforeProps) {
  const { t } = useTranslation('statistics');
  if (value === null) return null;
  return <small className={classes.before}>{t('before', { before: value })}</small>;
}
