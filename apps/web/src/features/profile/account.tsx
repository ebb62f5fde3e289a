import { nameOf } from '@mindhero/contract/name';
import { Card } from '@mindhero/ui/card';
import { Facts } from '@mindhero/ui/facts';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { useFormats } from '../../platform/format.ts';
import { DetailsForm } from './details-form.tsx';
import classes from './profile.module.css';

/** What the account is, and what its owner may change of it. */
export function Account() {
  const { t } = useTranslation(['profile', 'roles']);
  const { date } = useFormats();
  const me = useMe();
  const facts = [
    ...(me.may_rename ? [] : [{ label: t('profile:account.name'), value: nameOf(me) }]),
    { label: t('profile:account.username'), value: me.username },
    { label: t('profile:account.role'), value: t(`roles:${me.role}`) },
    ...(me.school === null ? [] : [{ label: t('profile:account.school'), value: me.school.name }]),
    { label: t('profile:account.registered'), value: date(me.registered_at) },
  ];
  return (
    <Card title={t('profile:account.title')}>
      <Facts className={classes.facts} facts={facts} />
      {!me.may_rename && <p className={classes.hint}>{t('profile:account.name_hint')}</p>}
      <DetailsForm />
    </Card>
  );
}
