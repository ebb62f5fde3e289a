import type { PersonWithoutSchool } from '@mindhero/contract/school';
import { Avatar } from '@mindhero/ui/avatar';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../entities/person/names.ts';
import { withoutSchoolQuery } from '../../entities/school/schools.ts';
import { useFormats } from '../../platform/format.ts';
import { GiveSchool } from './give-school.tsx';
import classes from './schools.module.css';

/** Who registered and waits for a school, the newest first; nothing where nobody does. */
export function WithoutSchool() {
  const { t } = useTranslation(['schools', 'roles']);
  const { date } = useFormats();
  const { data } = useQuery(withoutSchoolQuery);
  const [chosen, setChosen] = useState<PersonWithoutSchool | null>(null);
  if (data === undefined || data.count === 0) return null;
  const { results, count } = data;
  return (
    <div className={classes.waits}>
      <Card title={t('schools:waiting.title')}>
        <p>{t('schools:waiting.text')}</p>
        <ul className={classes.waiting}>
          {results.map((person) => (
            <li key={person.id}>
              <Avatar avatar={person.avatar} name="" size={34} />
              <span>
                <b>{nameOf(person)}</b>
                <small>
                  {person.username} · {t(`roles:${person.role}`)} · {date(person.registered_at)}
                </small>
              </span>
              <Button
                size="sm"
                kind="ghost"
                aria-label={t('schools:waiting.give_to', { name: nameOf(person) })}
                onClick={() => setChosen(person)}
              >
                {t('schools:waiting.give')}
              </Button>
            </li>
          ))}
        </ul>
        {count > results.length && <p>{t('schools:waiting.more', { count: count - results.length })}</p>}
        {chosen !== null && <GiveSchool person={chosen} onClose={() => setChosen(null)} />}
      </Card>
    </div>
  );
}
