import { type ChangeEventHandler, useId } from 'react';
import { Radio } from './radio.tsx';
import classes from './choice-cards.module.css';

interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint: string }[];
  /** Something else than the options while nothing is chosen. */
  readonly value: string;
  /** By which a form knows it; of its own where nothing is said. */
  readonly name?: string;
  readonly error?: string | null;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** One of a few, each on a card that says what it means. */
export function ChoiceCards<Value extends string>({
  label,
  options,
  value,
  name,
  error = null,
  onChange,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={`${id}-${option.value}-box`}
          className={classes.choice}
          data-fault={error !== null}
        >
          <Radio
            id={`${id}-${option.value}-box`}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={onChange}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={`${id}-${option.value}-hint ${id}-error`}
          />
          <span>
            <b id={`${id}-${option.value}`}>{option.label}</b>
            <small id={`${id}-${option.value}-hint`}>{option.hint}</small>
          </span>
        </label>
      ))}
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    </fieldset>
  );
}
