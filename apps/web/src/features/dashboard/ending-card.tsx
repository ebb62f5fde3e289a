import { ENDING_DAYS } from '@mindhero/contract/calendar';
import type { EndingPlans } from '@mindhero/contract/plans/stock';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { nameOf } from '../../entities/person/names.ts';
import { isLeading } from '../../entities/person/permissions.ts';
import { useFormats } from '../../platform/format.ts';
import { ButtonLink } from '../../platform/links.tsx';
import classes from './dashboard.module.css';

type Ending = EndingPlans['people'][number];

/** The first of those whose plans end soon, and the way to all of them. */
export function EndingCard({ ending: { count, people } }: { readonly ending: EndingPlans }) {
  const { t } = useTranslation('own_plan');
  return (
    <Card
      title={t('ending.title')}
      actions={
        <ButtonLink to="/subscriptions" search={{ state: 'ending' }} kind="ghost" size="sm">
          {t('ending.show')}
        </ButtonLink>
      }
    >
      <p className={classes.hint}>{t('ending.text', { count, days: ENDING_DAYS })}</p>
      <ul className={classes.rows}>
        {people.map((person) => (
          <li key={person.id}>
            <Row person={person}>
              <EndOf person={person} />
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const pages = { STUDENT: '/students/$id', TEACHER: '/teachers/$id' } as const;

interface RowProps {
  readonly person: Ending;
  /** When the plan ends. */
  readonly children: ReactNode;
}

/** Leads to the person's page, where the reader may see it. */
function Row({ person, children }: RowProps) {
  const { role } = person;
  const me = useMe();
  const hasPage = role === 'STUDENT' || (role === 'TEACHER' && isLeading(me));
  if (!hasPage) return <div className={classes.row}>{children}</div>;
  return (
    <Link to={pages[role]} params={{ id: String(person.id) }} className={classes.row}>
      {children}
    </Link>
  );
}

function EndOf({ person }: { readonly person: Ending }) {
  const { t } = useTranslation('own_plan');
  const { date } = useFormats();
  const { end_date: end, days_left: days } = person;
  return (
    <>
      <span className={classes.rowText}>
        <b>{nameOf(person)}</b>
        {end !== null && <small>{t('until', { date: date(end) })}</small>}
      </span>
      {days !== null && (
        <Pill tone={days === 0 ? 'wrong' : 'gold'}>
          {days === 0 ? t('today') : t('left', { count: days })}
        </Pill>
      )}
    </>
  );
}
