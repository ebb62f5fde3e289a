import classes from './profile.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string>({ name, label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value}>
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
