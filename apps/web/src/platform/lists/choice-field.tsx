import { PickField } from '@mindhero/ui/pick-field';
import { PickList } from '@mindhero/ui/pick-list';
import { SelectField } from '@mindhero/ui/select-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format.ts';
import { type Choice, type Choices, useChoices, useFoundChoices } from './choices.ts';
import { SHOWN } from './picking.ts';

interface ChoiceFieldProps {
  readonly label: string;
  /** What it is called to choose none. */
  readonly none: string;
  readonly choices: Choices;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  /** A bar has room for what is chosen only, a form for the search, too. */
  readonly place: 'bar' | 'form';
  readonly description?: ReactNode;
  readonly error?: string | null;
  /** Without anything to choose from there is no field. */
  readonly hideEmpty?: boolean;
}

/** One of many, or none: a list where they are few, a search where they are more than a list is good for. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, none, choices, value, place, hideEmpty = false } = props;
  const { options, chosen, isLong } = useChoices(choices, value);
  if (hideEmpty && options.length === 0) return null;
  if (!isLong) return <Few {...props} options={options} />;
  if (place === 'form') return <Many {...props} chosen={chosen} />;
  return (
    <PickField
      label={label}
      text={value === null ? none : (chosen?.name ?? '…')}
      renderList={() => <Many {...props} chosen={chosen} />}
    />
  );
}

interface FewProps extends ChoiceFieldProps {
  readonly options: readonly Choice[];
}

function Few({ label, none, description, error = null, value, onChange, options }: FewProps) {
  return (
    <SelectField
      label={label}
      description={description}
      error={error}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    >
      <option value="">{none}</option>
      {[...Map.groupBy(options, ({ group }) => group)].map(([group, inGroup]) =>
        group === undefined ? (
          inGroup.map(toOption)
        ) : (
          <optgroup key={group} label={group}>
            {inGroup.map(toOption)}
          </optgroup>
        ),
      )}
    </SelectField>
  );
}

const toOption = ({ id, name, detail }: Choice) => (
  <option key={id} value={id}>
    {detail === undefined ? name : `${name} · ${detail}`}
  </option>
);

/** In a list that has no groups, these tell of its group as well. */
const ungrouped = ({ group, detail, ...one }: Choice): Choice => ({
  ...one,
  detail: [group, detail].filter((told) => told !== undefined).join(' · ') || undefined,
});

/** Stands for none among the ids. */
const NONE = 0;

interface ManyProps extends ChoiceFieldProps {
  readonly chosen: Choice | undefined;
}

function Many({ label, none, choices, value, onChange, chosen, description, error }: ManyProps) {
  const { t } = useTranslation('lists');
  const { number } = useFormats();
  const { found, count, field } = useFoundChoices(choices);
  const isElsewhere =
    field.search === '' && chosen !== undefined && found.every(({ id }) => id !== chosen.id);
  const note =
    count === 0
      ? t('choice.nothing')
      : count !== undefined && count > SHOWN
        ? t('choice.more', { rows: number(count - SHOWN) })
        : null;
  return (
    <>
      <PickList
        kind="one"
        label={label}
        searchLabel={t('choice.search')}
        {...field}
        options={[{ id: NONE, name: none }, ...[...(isElsewhere ? [chosen] : []), ...found].map(ungrouped)]}
        picked={new Set([value ?? NONE])}
        onPick={([id = NONE]) => onChange(id === NONE ? null : id)}
        note={note}
        error={error}
      />
      {description}
    </>
  );
}
