import { nameOf } from '@mindhero/contract/name';
import { Card } from '@mindhero/ui/card';
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
    ...(me.may_rename ? [] : [[t('profile:account.name'), nameOf(me)]]),
    [t('profile:account.username'), me.username],
    [t('profile:account.role'), t(`roles:${me.role}`)],
    ...(me.school === null ? [] : [[t('profile:account.school'), me.school.name]]),
    [t('profile:account.registered'), date(me.registered_at)],
  ];
  return (
    <Card title={t('profile:account.title')}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!me.may_rename && <p className={classes.hint}>{t('profile:account.name_hint')}</p>}
      <DetailsForm />
    </Card>
  );
}
