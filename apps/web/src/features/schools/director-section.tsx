import { changeDirector, type School, updateSchool } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../entities/person/names.ts';
import { call } from '../../platform/client.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { DirectorChoice } from './director-choice.tsx';
import { directorOf, emptyDraft, faultsOfDraft } from './director-draft.ts';
import { FirstPassword } from './first-password.tsx';
import { Outdated } from './outdated.tsx';
import { useSchoolStore } from './use-school-store.ts';
import classes from './schools.module.css';

interface DirectorSectionProps {
  readonly school: School;
  readonly onStored: (school: School) => void;
}

/** Who directs the school, and the way to give it to somebody else. */
export function DirectorSection({ school, onStored }: DirectorSectionProps) {
  const { t } = useTranslation('schools');
  const [isChanging, setChanging] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const { director } = school;
  return (
    <section className={classes.section}>
      <h3>{t('director.label')}</h3>
      {password !== null && <FirstPassword made={{ school, password }} onClose={() => setPassword(null)} />}
      {isChanging ? (
        <DirectorForm
          school={school}
          onStored={onStored}
          onPassword={setPassword}
          onClose={() => setChanging(false)}
        />
      ) : (
        <>
          <p>
            {director === null ? (
              t('director.none')
            ) : (
              <Link to="/teachers/$id" params={{ id: String(director.id) }}>
                {nameOf(director)}
              </Link>
            )}
          </p>
          {director !== null && (
            <GroupsFlag school={school} may={director.can_register_groups} onStored={onStored} />
          )}
          <div className={classes.buttons}>
            <Button kind="ghost" onClick={() => setChanging(true)}>
              {t('director.change')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface DirectorFormProps extends DirectorSectionProps {
  /** Told the first password where an account was made; null where not. */
  readonly onPassword: (password: string | null) => void;
  readonly onClose: () => void;
}

function DirectorForm({ school, onStored, onPassword, onClose }: DirectorFormProps) {
  const { t } = useTranslation(['schools', 'common']);
  const { id, version, director: present } = school;
  const { store, reload } = useSchoolStore({ id, onStored });
  const give = useForm({
    values: { director: emptyDraft },
    check: ({ director }) => faultsOfDraft(director),
    send: ({ director }) =>
      call(changeDirector, { params: { id }, body: { version, director: directorOf(director) } }),
    onDone: (made) => {
      onPassword(made.password);
      store(made.school);
      onClose();
    },
    reload,
    failure: ['update', 'school'],
  });
  return (
    <form className={classes.form} {...give.form}>
      <Outdated change={give} />
      {present !== null && <p>{t('schools:director.becomes_teacher', { name: nameOf(present) })}</p>}
      <DirectorChoice
        draft={give.values.director}
        onChange={(director) => give.change({ director })}
        errorOf={give.errorOf}
        school={id}
      />
      <div className={classes.buttons}>
        <Button kind="ghost" onClick={onClose}>
          {t('common:buttons.close')}
        </Button>
        <Button type="submit" loading={give.isSending}>
          {t('schools:director.change')}
        </Button>
      </div>
    </form>
  );
}

interface GroupsFlagProps extends DirectorSectionProps {
  readonly may: boolean;
}

/** Whether the director may make groups: the role implies all the rest. */
function GroupsFlag({ school: { id, version }, may, onStored }: GroupsFlagProps) {
  const { t } = useTranslation('schools');
  const { store, reload } = useSchoolStore({ id, onStored });
  const flag = useForm({
    values: {},
    send: () => call(updateSchool, { params: { id }, body: { version, director_can_register_groups: !may } }),
    onDone: store,
    reload,
    failure: ['update', 'school'],
  });
  return (
    <>
      <Outdated change={flag} />
      <Checkbox
        label={t('director.can_register_groups')}
        checked={may}
        disabled={flag.isSending}
        onChange={flag.press}
      />
    </>
  );
}
