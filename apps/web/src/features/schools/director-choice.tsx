import { PickList } from '@mindhero/ui/pick-list';
import { Segments } from '@mindhero/ui/segments';
import { TextField } from '@mindhero/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../entities/person/names.ts';
import { candidatesQuery } from '../../entities/school/schools.ts';
import { useDebouncedValue } from '../../platform/use-debounced.ts';
import type { DirectorDraft } from './director-draft.ts';
import classes from './schools.module.css';

interface DirectorChoiceProps {
  readonly draft: DirectorDraft;
  readonly onChange: (draft: DirectorDraft) => void;
  /** What is wrong with a field of the form, in words. */
  readonly errorOf: (path: string) => string | null;
  /** The school, if there is one already: then its teachers are offered, too. */
  readonly school?: number;
}

/** Who directs a school: somebody with an account, somebody new, or nobody yet. */
export function DirectorChoice(props: DirectorChoiceProps) {
  const { draft, onChange } = props;
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
      {draft.kind === 'existing' && <Candidates {...props} />}
      {draft.kind === 'new' && <NewAccount {...props} />}
    </>
  );
}

/** Time without a further letter after which the list follows. */
const PAUSE_MS = 250;

function Candidates({ draft, onChange, errorOf, school }: DirectorChoiceProps) {
  const { t } = useTranslation(['schools', 'roles']);
  const search = useDebouncedValue(draft.search, PAUSE_MS);
  const { data, isPending, isPlaceholderData } = useQuery({
    ...candidatesQuery(search, school),
    placeholderData: keepPreviousData,
  });
  const found = data?.results ?? [];
  const note = data === undefined ? null : noteOf(data, search);
  return (
    <PickList
      kind="one"
      label={t('schools:director.found')}
      searchLabel={t('schools:director.search')}
      search={draft.search}
      onSearch={(typed) => onChange({ ...draft, search: typed, id: null })}
      loading={isPending || isPlaceholderData}
      options={found.map((person) => ({
        id: person.id,
        name: nameOf(person),
        detail: `${person.username} · ${t(`roles:${person.role}`)}`,
      }))}
      picked={new Set(draft.id === null ? [] : [draft.id])}
      onPick={([id = null]) => onChange({ ...draft, id })}
      note={note === null ? null : t(note)}
      error={errorOf('director.id') ?? undefined}
    />
  );
}

/** What stands below those who were found. Nobody is missed before something was searched for. */
function noteOf({ count, results }: { count: number; results: readonly unknown[] }, search: string) {
  if (count > results.length) return 'schools:director.more';
  if (count > 0) return null;
  return search.trim() === '' ? 'schools:director.nobody_free' : 'schools:director.nobody';
}

function NewAccount({ draft, onChange, errorOf }: DirectorChoiceProps) {
  const { t } = useTranslation('schools');
  const field = (name: 'first_name' | 'last_name' | 'username') => ({
    label: t(`director.${name}`),
    value: draft[name],
    error: errorOf(`director.${name}`),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...draft, [name]: currentTarget.value }),
  });
  return (
    <>
      <div className={classes.names}>
        <TextField {...field('first_name')} maxLength={100} />
        <TextField {...field('last_name')} maxLength={100} />
      </div>
      <TextField
        {...field('username')}
        description={t('director.username_hint')}
        maxLength={150}
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
