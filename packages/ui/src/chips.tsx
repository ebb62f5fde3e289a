import { useId } from 'react';
import classes from './chips.module.css';

interface ChipsProps<Value extends string> {
  /** What is chosen, above the chips. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** One of some options, all in sight. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
  describedBy,
  disabled,
}: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.set} aria-describedby={describedBy} disabled={disabled}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
