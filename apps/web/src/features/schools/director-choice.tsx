import { TextInput } from '@mantine/core';
import type { FieldError } from '@mindhero/contract/errors';
import { Segments } from '@mindhero/ui/segments';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../platform/lists/search-field.tsx';
import { nameOf } from '../../platform/names.ts';
import { candidatesQuery } from '../../platform/schools.ts';
import type { DirectorDraft } from './director-draft.ts';
import { useFaultText } from './use-fault-text.ts';
import classes from './schools.module.css';

interface DirectorChoiceProps {
  readonly draft: DirectorDraft;
  readonly onChange: (draft: DirectorDraft) => void;
  /** What is wrong with the fields of a form, by the server or before it was sent. */
  readonly faults: readonly FieldError[];
  /** The school, if there is one already: then its teachers are offered, too. */
  readonly school?: number;
}

/** Who directs a school: somebody with an account, somebody new, or nobody yet. */
export function DirectorChoice({ draft, onChange, faults, school }: DirectorChoiceProps) {
  const { t } = useTranslation('schools');
  const kinds = (['existing', 'new', 'none'] as const).map((value) => ({
    value,
    label: t(`director.${value}`),
  }));
  return (
    <>
      <Segments
        label={t('director.label')}
        options={kinds}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      {draft.kind === 'existing' && (
        <Candidates
          draft={draft}
          onChange={onChange}
          faults={faults}
          {...(school !== undefined && { school })}
        />
      )}
      {draft.kind === 'new' && <NewAccount draft={draft} onChange={onChange} faults={faults} />}
    </>
  );
}

function Candidates({ draft, onChange, faults, school }: DirectorChoiceProps) {
  const { t } = useTranslation(['schools', 'common']);
  const name = useId();
  const fault = useFaultText(faults)('body.director.id');
  const { data } = useQuery({
    ...candidatesQuery(draft.search, school),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField
        label={t('schools:director.search')}
        value={draft.search}
        onSearch={(search) => onChange({ ...draft, search, id: null })}
      />
      {data !== undefined && data.count > 0 && (
        <fieldset className={classes.candidates} aria-label={t('schools:director.found')}>
          {data.results.map((person) => (
            <label key={person.id} className={classes.candidate}>
              <input
                type="radio"
                name={name}
                checked={draft.id === person.id}
                onChange={() => onChange({ ...draft, id: person.id })}
              />
              <span>
                {nameOf(person)}
                <small>
                  {person.username} · {t(`common:role.${person.role}`)}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {data?.count === 0 && (
        <p className={classes.note} role="status">
          {t(draft.search.trim() === '' ? 'schools:director.nobody_free' : 'schools:director.nobody')}
        </p>
      )}
      {data !== undefined && data.count > data.results.length && (
        <p className={classes.note}>{t('schools:director.more')}</p>
      )}
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

function NewAccount({ draft, onChange, faults }: DirectorChoiceProps) {
  const { t } = useTranslation('schools');
  const faultText = useFaultText(faults);
  const field = (name: 'first_name' | 'last_name' | 'username') => ({
    label: t(`director.${name}`),
    value: draft[name],
    error: faultText(`body.director.${name}`),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...draft, [name]: currentTarget.value }),
  });
  return (
    <>
      <div className={classes.names}>
        <TextInput {...field('first_name')} maxLength={100} />
        <TextInput {...field('last_name')} maxLength={100} />
      </div>
      <TextInput
        {...field('username')}
        description={t('director.username_hint')}
        maxLength={150}
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
