import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Tick } from './checkbox.tsx';
import { toggleId } from './data-table-selected.ts';
import { Radio } from './radio.tsx';
import { TextField } from './text-field.tsx';
import classes from './pick-list.module.css';

export interface PickOption {
  readonly id: number;
  readonly name: string;
  /** What tells people of one name apart. */
  readonly detail?: ReactNode;
  readonly picture?: ReactNode;
}

interface PickListProps {
  /** What is picked. */
  readonly label: string;
  readonly kind: 'one' | 'several';
  /** Those that fit what is searched for. */
  readonly options: readonly PickOption[];
  /** Those that are picked, also where they are not among the options at the moment. */
  readonly picked: ReadonlySet<number>;
  readonly onPick: (picked: ReadonlySet<number>) => void;
  readonly search: string;
  readonly searchLabel: string;
  readonly onSearch: (search: string) => void;
  /** New options are on their way. */
  readonly loading?: boolean | undefined;
  /** Below the options: that there are none, or more. */
  readonly note?: ReactNode;
  readonly error?: string | null | undefined;
}

/** Picks from more than a list can show: a search, and what it finds as radio buttons or boxes to tick. */
export function PickList(props: PickListProps) {
  const { label, search, searchLabel, onSearch, loading = false, options, note } = props;
  const id = useId();
  const error = props.error ?? undefined;
  const isWrong = error !== undefined;
  return (
    <fieldset
      className={classes.list}
      aria-describedby={isWrong ? id : undefined}
      data-fault={isWrong || undefined}
    >
      <legend>{label}</legend>
      <TextField
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        maxLength={100}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={keepForm}
      />
      <div className={classes.options} data-loading={loading} aria-busy={loading || undefined}>
        {options.map((option) => (
          <Option key={option.id} option={option} name={id} {...props} />
        ))}
        {note !== undefined && note !== null && (
          <p className={classes.note} role="status">
            {note}
          </p>
        )}
      </div>
      {isWrong && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Enter in the search does not send the form around it. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

interface OptionProps extends Pick<PickListProps, 'kind' | 'picked' | 'onPick'> {
  readonly option: PickOption;
  readonly name: string;
}

function Option({ option: { id, name: words, detail, picture }, name, kind, picked, onPick }: OptionProps) {
  const pick = () => onPick(kind === 'one' ? new Set([id]) : toggleId(picked, id));
  return (
    <label className={classes.option}>
      {kind === 'one' ? (
        <Radio name={name} checked={picked.has(id)} onChange={pick} />
      ) : (
        <Tick checked={picked.has(id)} onChange={pick} />
      )}
      {picture}
      <span className={classes.words}>
        <b>{words}</b>
        {detail !== undefined && detail !== null && <small>{detail}</small>}
      </span>
    </label>
  );
}
