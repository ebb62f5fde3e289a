import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { optionAfter } from './chips-field-step.ts';
import classes from './chips-field.module.css';

export interface ChipsFieldOption {
  readonly id: string;
  readonly name: string;
  /** What tells people of one name apart. */
  readonly detail?: ReactNode;
}

interface ChipsFieldProps {
  readonly label: string;
  readonly picked: readonly (ChipsFieldOption & { readonly isWrong?: boolean | undefined })[];
  /** What fits what is searched for, by kinds. */
  readonly groups: readonly { readonly label: string; readonly options: readonly ChipsFieldOption[] }[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onPick: (option: ChipsFieldOption) => void;
  readonly onRemove: (id: string) => void;
  readonly removeLabel: (name: string) => string;
  readonly placeholder?: string | undefined;
  /** New options are on their way. */
  readonly loading?: boolean | undefined;
  /** Below the options: that there are none, or more. */
  readonly note?: ReactNode;
  readonly error?: ReactNode;
}

/** What is picked as chips, and beside them a search whose finds drop down: a combobox as ARIA has it. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, picked, groups, search, onSearch, onPick, onRemove, removeLabel, placeholder, error } =
    props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const at = options.find((option) => option.id === active);
  const optionId = (option: ChipsFieldOption) => `${id} ${option.id}`.replaceAll(' ', '-');

  const pick = (option: ChipsFieldOption) => {
    onPick(option);
    onSearch('');
    setActive(optionAfter(options, option.id, 1));
    field.current?.focus();
  };
  const remove = (chip: string) => {
    onRemove(chip);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(optionAfter(options, active, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      // Never the form around it.
      event.preventDefault();
      if (isOpen && at !== undefined) pick(at);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && search === '') {
      const last = picked.at(-1);
      if (last !== undefined) onRemove(last.id);
    }
  };
  return (
    <div
      className={classes.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={classes.box} data-error={error ? true : undefined}>
        {picked.map((chip) => (
          <span key={chip.id} className={classes.chip} data-wrong={chip.isWrong || undefined}>
            {chip.name}
            <button type="button" aria-label={removeLabel(chip.name)} onClick={() => remove(chip.id)}>
              <IconX size={16} stroke={2.6} aria-hidden />
            </button>
          </span>
        ))}
        <input
          ref={field}
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && at !== undefined ? optionId(at) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          maxLength={100}
          placeholder={picked.length === 0 ? placeholder : undefined}
          value={search}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onChange={(event) => {
            onSearch(event.currentTarget.value);
            setActive(null);
            setOpen(true);
          }}
        />
      </div>
      <Finds {...props} id={`${id}-list`} isOpen={isOpen} active={at?.id} optionId={optionId} onPick={pick} />
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface FindsProps extends Pick<ChipsFieldProps, 'label' | 'groups' | 'loading' | 'note' | 'onPick'> {
  readonly id: string;
  readonly isOpen: boolean;
  readonly active: string | undefined;
  readonly optionId: (option: ChipsFieldOption) => string;
}

/** The list that drops down. Its options are reached from the search by the arrow keys. */
function Finds({ id, isOpen, label, groups, loading, note, active, optionId, onPick }: FindsProps) {
  return (
    <div className={classes.drop} hidden={!isOpen} tabIndex={-1}>
      <div id={id} role="listbox" aria-label={label} aria-busy={loading || undefined} data-loading={loading}>
        {groups
          .filter(({ options }) => options.length > 0)
          .map((group) => (
            <div key={group.label} role="group" aria-label={group.label}>
              <div className={classes.kind} aria-hidden>
                {group.label}
              </div>
              {group.options.map((option) => (
                <button
                  key={option.id}
                  type="button"
                  id={optionId(option)}
                  ref={option.id === active ? bringIntoSight : null}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.id === active}
                  className={classes.option}
                  onClick={() => onPick(option)}
                >
                  <b>{option.name}</b>
                  {option.detail !== undefined && <small>{option.detail}</small>}
                </button>
              ))}
            </div>
          ))}
      </div>
      {note !== undefined && note !== null && (
        <p className={classes.note} role="status">
          {note}
        </p>
      )}
    </div>
  );
}

function bringIntoSight(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' });
}
