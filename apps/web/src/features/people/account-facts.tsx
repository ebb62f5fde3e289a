import type { Student } from '@mindhero/contract/student';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { languageNames } from '../../platform/language.ts';
import { useNow } from '../../platform/use-now.ts';
import classes from './people.module.css';

interface AccountFactsProps {
  readonly account: Pick<
    Student,
    'username' | 'email' | 'phone_number' | 'school' | 'language' | 'registered_at' | 'first_password_until'
  >;
  /** What is known of this kind of people beside. */
  readonly more: readonly Fact[];
  /** Below the facts. */
  readonly children?: ReactNode;
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Who somebody is and how to reach them. */
export function AccountFacts({ account, more, children }: AccountFactsProps) {
  const { t } = useTranslation(['accounts', 'people']);
  const { date } = useFormats();
  const now = useNow();
  const { email, phone_number: phone, school, first_password_until: until } = account;
  const facts: readonly Fact[] = [
    { label: t('accounts:field.username'), value: account.username },
    {
      label: t('accounts:field.email'),
      value: email === null ? '–' : <a href={`mailto:${email}`}>{email}</a>,
    },
    {
      label: t('accounts:field.phone_number'),
      value: phone === null ? '–' : <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,
    },
    { label: t('accounts:inactive.column.school'), value: school?.name ?? '–' },
    { label: t('accounts:field.language'), value: languageNames[account.language] },
    { label: t('accounts:facts.registered'), value: date(account.registered_at) },
    ...(until === null
      ? []
      : [
          {
            label: t('accounts:facts.first_password'),
            value:
              Date.parse(until) > now.getTime() ? (
                t('accounts:facts.first_password_until', { date: date(until) })
              ) : (
                <>
                  <Pill tone="wrong">{t('accounts:facts.first_password_expired')}</Pill>
                  <small>{t('people:first_password_hint')}</small>
                </>
              ),
          },
        ]),
    ...more,
  ];
  return (
    <Card title={t('accounts:facts.title')}>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
