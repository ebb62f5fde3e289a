import type { School } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../platform/names.ts';
import classes from './schools.module.css';

interface FirstPasswordProps {
  readonly made: { readonly school: School; readonly password: string | null };
  readonly onClose: () => void;
}

/** Shown this once: nobody can read it again, not even an administrator. */
export function FirstPassword({ made: { school, password }, onClose }: FirstPasswordProps) {
  const { t } = useTranslation(['schools', 'common']);
  const { director } = school;
  if (director === null) return null;
  return (
    <div className={classes.form}>
      <p role="status">{t('schools:password.text', { name: nameOf(director) })}</p>
      <dl className={classes.password}>
        <dt>{t('schools:director.username')}</dt>
        <dd>{director.username}</dd>
        <dt>{t('schools:password.label')}</dt>
        <dd>{password}</dd>
      </dl>
      <div className={classes.buttons}>
        <Button onClick={onClose}>{t('common:buttons.close')}</Button>
      </div>
    </div>
  );
}
