import { useState } from 'react';
import { Chips } from './chips.tsx';
import {
  partsOf,
  toggleOption,
  type ChoiceField,
  type FieldValue,
  type ManyField,
} from './settings-fields.ts';
import { TextField } from './text-field.tsx';
import chips from './chips.module.css';
import classes from './settings-controls.module.css';

/** What every control needs to be named, described and marked. */
export interface ControlTexts {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean;
}

interface OptionsProps<F> {
  readonly field: F;
  readonly value: unknown;
  readonly onChange: (value: FieldValue) => void;
  readonly option: (value: string | number) => string;
  readonly texts: ControlTexts;
}

/** One of some options. */
export function ChoiceControl({ field, value, onChange, option, texts }: OptionsProps<ChoiceField>) {
  return (
    <Chips
      label={texts.label}
      options={field.options.map((each) => ({ value: each, label: option(each) }))}
      value={String(value)}
      onChange={onChange}
      describedBy={texts.describedBy}
      disabled={texts.disabled}
    />
  );
}

/** Any of some options, as chips with a tick; once there are as many as may be, the others wait. */
export function ManyControl({ field, value, onChange, option, texts }: OptionsProps<ManyField>) {
  const chosen: readonly (string | number)[] = Array.isArray(value) ? value : [];
  const isFull = field.most !== undefined && chosen.length >= field.most;
  return (
    <fieldset className={chips.set} aria-describedby={texts.describedBy} disabled={texts.disabled}>
      <legend className={chips.label}>{texts.label}</legend>
      <div className={chips.chips}>
        {field.options.map((each) => (
          <label key={each} className={chips.chip} data-many>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              disabled={isFull && !chosen.includes(each)}
              onChange={() => onChange(toggleOption(field, chosen, each))}
            />
            <span>{option(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LettersProps {
  readonly value: unknown;
  readonly onChange: (value: FieldValue) => void;
  readonly texts: ControlTexts;
}

/** Groups of letters with commas between. What is typed stays as it is typed, as long as it means the value. */
export function LettersControl({ value, onChange, texts }: LettersProps) {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [typed, setTyped] = useState(() => parts.join(', '));
  const isTyped = partsOf(typed).join() === parts.join();
  return (
    <TextField
      label={texts.label}
      value={isTyped ? typed : parts.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(partsOf(currentTarget.value));
      }}
      maxLength={200}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      disabled={texts.disabled}
      aria-describedby={texts.describedBy}
      aria-invalid={texts.invalid || undefined}
      data-error={texts.invalid || undefined}
    />
  );
}

interface FlagProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly texts: ControlTexts;
}

/** On or off. */
export function FlagControl({ value, onChange, texts }: FlagProps) {
  return (
    <label className={classes.flag}>
      <span>{texts.label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        className={classes.switch}
        checked={value}
        disabled={texts.disabled}
        aria-describedby={texts.describedBy}
        aria-invalid={texts.invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
