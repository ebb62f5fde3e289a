import { PickList } from '@mindhero/ui/pick-list';
import { Segments } from '@mindhero/ui/segments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupChoices } from '../../../entities/group/groups.ts';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { planPeopleQuery } from '../../../entities/plan/plans.ts';
import { useFormats } from '../../../platform/format.ts';
import { ChoiceField } from '../../../platform/lists/choice-field.tsx';
import { SHOWN } from '../../../platform/lists/picking.ts';
import { usePicking } from '../../../platform/lists/use-picking.ts';
import { type Candidate, type Chosen, typeIn } from './activation-wish.ts';
import { typesOf } from './plan-sums.ts';
import classes from './stock.module.css';

interface WhomProps {
  readonly chosen: Chosen;
  readonly onChange: (part: Partial<Chosen>) => void;
}

/** For whom: a whole group, or people who are found by name. */
export function ChooseWhom({ chosen, onChange }: WhomProps) {
  const { t } = useTranslation(['plans', 'lists']);
  const tellsSchool = isAdmin(useMe());
  return (
    <>
      <div className={classes.field}>
        <span className={classes.label} aria-hidden>
          {t('plans:activate.whom')}
        </span>
        <Segments
          label={t('plans:activate.whom')}
          options={(['group', 'people'] as const).map((value) => ({
            value,
            label: t(`plans:activate.${value}`),
          }))}
          value={chosen.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
      {chosen.kind === 'group' ? (
        <ChoiceField
          place="form"
          label={t('lists:group')}
          none={t('plans:activate.no_group')}
          choices={groupChoices({ tellsSchool })}
          value={chosen.group}
          onChange={(group) => onChange({ group })}
        />
      ) : (
        <PickPeople people={chosen.people} onPick={(people) => onChange({ people })} />
      )}
    </>
  );
}

interface PickPeopleProps {
  readonly people: readonly Candidate[];
  readonly onPick: (people: readonly Candidate[]) => void;
}

function PickPeople({ people, onPick }: PickPeopleProps) {
  const { t } = useTranslation('plans');
  const { date, number } = useFormats();
  const { found, count, field } = usePicking(planPeopleQuery, 'subscription');
  // Who is no longer among those that are found stays picked.
  const [known, setKnown] = useState<ReadonlyMap<number, Candidate>>(new Map());
  const pick = (ids: ReadonlySet<number>) => {
    const all = new Map([...known, ...found.map((one) => [one.id, one] as const)]);
    setKnown(all);
    onPick([...ids].flatMap((id) => all.get(id) ?? []));
  };
  return (
    <PickList
      kind="several"
      label={t('activate.people')}
      searchLabel={t('people.search')}
      {...field}
      options={found.map((person) => ({
        id: person.id,
        name: nameOf(person),
        detail: [
          person.username,
          person.end_date === null ? t('state.none') : t('activate.until', { date: date(person.end_date) }),
        ].join(' · '),
      }))}
      picked={new Set(people.map(({ id }) => id))}
      onPick={pick}
      note={
        count === 0
          ? t('people.found_title')
          : count !== undefined && count > SHOWN
            ? t('activate.more', { rows: number(count - SHOWN) })
            : null
      }
    />
  );
}

/** Which type is activated where the people need several; for the others it is done once more. */
export function ChooseType({ chosen, onChange }: WhomProps) {
  const { t } = useTranslation('plans');
  const { typeName } = usePlanWords();
  const types = chosen.kind === 'people' ? typesOf(chosen.people) : [];
  const type = typeIn(chosen.people, chosen.plan_type);
  if (types.length < 2 || type === null) return null;
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden>
        {t('activate.type')}
      </span>
      <Segments
        label={t('activate.type')}
        options={types.map((value) => ({
          value,
          label: `${typeName(value)} (${chosen.people.filter(({ plan_type }) => plan_type === value).length})`,
        }))}
        value={type}
        onChange={(plan_type) => onChange({ plan_type })}
      />
      <p className={classes.note}>{t('activate.one_type')}</p>
    </div>
  );
}
