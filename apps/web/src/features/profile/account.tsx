import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { useMe } from '../../platform/me.ts';
import classes from './profile.module.css';

/** What the account is; changed by whoever looks after it. */
export function Account() {
  const { t } = useTranslation('profile');
  const { date } = useFormats();
  const me = useMe();
  return (
    <Card title={t('account.title')}>
      <dl className={classes.facts}>
        <dt>{t('account.username')}</dt>
        <dd>{me.username}</dd>
        {me.school !== null && (
          <>
            <dt>{t('account.school')}</dt>
            <dd>{me.school.name}</dd>
          </>
        )}
        <dt>{t('account.registered')}</dt>
        <dd>{date(me.registered_at)}</dd>
      </dl>
    </Card>
  );
}
