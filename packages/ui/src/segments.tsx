import { useId } from 'react';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string | number> {
  /** What is chosen between, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few ways to look at the same thing. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.segments}>
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
