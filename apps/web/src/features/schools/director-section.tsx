import type { FieldError } from '@mindhero/contract/errors';
import { changeDirector, type School, updateSchool } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Link } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/client.ts';
import { nameOf } from '../../platform/names.ts';
import { DirectorChoice } from './director-choice.tsx';
import { type DirectorDraft, directorOf, emptyDraft, faultsOfDraft } from './director-draft.ts';
import { FirstPassword } from './first-password.tsx';
import { Outdated } from './outdated.tsx';
import { useSchoolChange } from './use-school-change.ts';
import classes from './schools.module.css';

interface DirectorSectionProps {
  readonly school: School;
  readonly onStored: (school: School) => void;
}

/** Who directs the school, and the way to give it to somebody else. */
export function DirectorSection({ school, onStored }: DirectorSectionProps) {
  const { t } = useTranslation(['schools', 'common']);
  const [draft, setDraft] = useState<DirectorDraft | null>(null);
  const [missing, setMissing] = useState<readonly FieldError[]>([]);
  const [password, setPassword] = useState<string | null>(null);
  const change = useSchoolChange(
    async () => {
      const body = { version: school.version, director: draft === null ? null : directorOf(draft) };
      const made = await call(changeDirector, { params: { id: school.id }, body });
      setPassword(made.password);
      return made.school;
    },
    { id: school.id, onStored },
  );

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = draft === null ? [] : faultsOfDraft(draft);
    setMissing(found);
    if (found.length === 0 && (await change.run())) setDraft(null);
  }

  return (
    <section className={classes.section}>
      <h3>{t('schools:director.label')}</h3>
      {password !== null && <FirstPassword made={{ school, password }} onClose={() => setPassword(null)} />}
      {draft === null ? (
        <>
          <p>
            {school.director === null ? (
              t('schools:director.none')
            ) : (
              <Link to="/teachers/$id" params={{ id: String(school.director.id) }}>
                {nameOf(school.director)}
              </Link>
            )}
          </p>
          {school.director !== null && (
            <GroupsFlag school={school} may={school.director.can_register_groups} onStored={onStored} />
          )}
          <div className={classes.buttons}>
            <Button kind="ghost" onClick={() => setDraft(emptyDraft)}>
              {t('schools:director.change')}
            </Button>
          </div>
        </>
      ) : (
        <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
          <Outdated change={change} />
          {school.director !== null && (
            <p>{t('schools:director.becomes_teacher', { name: nameOf(school.director) })}</p>
          )}
          <DirectorChoice
            draft={draft}
            onChange={setDraft}
            faults={[...missing, ...change.faults]}
            school={school.id}
          />
          <div className={classes.buttons}>
            <Button kind="ghost" onClick={() => setDraft(null)}>
              {t('common:buttons.close')}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t('schools:director.change')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

interface GroupsFlagProps extends DirectorSectionProps {
  readonly may: boolean;
}

/** Whether the director may make groups: the role implies all the rest. */
function GroupsFlag({ school: { id, version }, may, onStored }: GroupsFlagProps) {
  const { t } = useTranslation('schools');
  const change = useSchoolChange(
    () => call(updateSchool, { params: { id }, body: { version, director_can_register_groups: !may } }),
    { id, onStored },
  );
  return (
    <>
      <Outdated change={change} />
      <Checkbox
        label={t('director.can_register_groups')}
        checked={may}
        disabled={change.isPending}
        onChange={() => void change.run()}
      />
    </>
  );
}
