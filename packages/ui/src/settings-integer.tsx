import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { FlagControl, type ControlTexts } from './settings-controls.tsx';
import { nearestAllowed, type FieldValue, type IntegerField } from './settings-fields.ts';
import controls from './settings-controls.module.css';
import classes from './settings-integer.module.css';

interface IntegerProps {
  readonly field: IntegerField;
  readonly value: number | null;
  readonly onChange: (value: FieldValue) => void;
  /** A number as text, with its unit. */
  readonly shown: (value: number) => string;
  readonly unboundedLabel: string;
  readonly texts: ControlTexts;
}

/** A whole number: a stepper or a slider; with a switch before it when it may be left open. */
export function IntegerControl({ field, value, onChange, shown, unboundedLabel, texts }: IntegerProps) {
  const number = value ?? field.default ?? field.min;
  const open = field.optional && value === null;
  const slider = field.control === 'slider';
  return (
    <>
      <label className={controls.label} htmlFor={texts.id}>
        {texts.label}
        {slider && !open && <span className={classes.reading}> · {shown(number)}</span>}
      </label>
      {field.optional && (
        <FlagControl
          value={open}
          onChange={(unbounded) => onChange(unbounded ? null : number)}
          texts={{ ...texts, id: `${texts.id}-open`, label: unboundedLabel }}
        />
      )}
      {!open &&
        (slider ? (
          <Slider field={field} value={number} onChange={onChange} shown={shown} texts={texts} />
        ) : (
          <Stepper field={field} value={number} onChange={onChange} shown={shown} texts={texts} />
        ))}
    </>
  );
}

type NumberProps = Omit<IntegerProps, 'value' | 'unboundedLabel'> & { readonly value: number };

function Slider({ field, value, onChange, shown, texts }: NumberProps) {
  const part = (value - field.min) / Math.max(1, field.max - field.min);
  return (
    <input
      id={texts.id}
      type="range"
      className={classes.slider}
      style={{ '--part': part } as CSSProperties}
      min={field.min}
      max={field.max}
      step={field.step}
      value={value}
      disabled={texts.disabled}
      aria-valuetext={shown(value)}
      aria-describedby={texts.describedBy}
      aria-invalid={texts.invalid || undefined}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}

/** Keys of a spin button and how many steps each goes. */
const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function Stepper({ field, value, onChange, shown, texts }: NumberProps) {
  // What is being typed may be outside the bounds for a moment; it is set right when the field is left.
  const [draft, setDraft] = useState<string>();
  const settle = (next: number) => {
    setDraft(undefined);
    if (Number.isFinite(next)) onChange(nearestAllowed(field, next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key];
    if (event.key === 'Enter' && draft !== undefined) settle(Number.parseInt(draft, 10));
    if (steps === undefined) return;
    event.preventDefault();
    settle(value + steps * field.step);
  };
  const button = (sign: '−' | '+', next: number) => (
    <button
      type="button"
      className={classes.step}
      // The field itself answers the arrow keys; these two are for fingers and pointers.
      tabIndex={-1}
      aria-hidden
      disabled={texts.disabled || next < field.min || next > field.max}
      onClick={() => settle(next)}
    >
      {sign}
    </button>
  );
  return (
    <div className={classes.stepper} data-invalid={texts.invalid}>
      {button('−', value - field.step)}
      <input
        id={texts.id}
        className={classes.number}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? shown(value)}
        disabled={texts.disabled}
        aria-valuemin={field.min}
        aria-valuemax={field.max}
        aria-valuenow={value}
        aria-valuetext={shown(value)}
        aria-describedby={texts.describedBy}
        aria-invalid={texts.invalid || undefined}
        onFocus={() => setDraft(String(value))}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => draft !== undefined && settle(Number.parseInt(draft, 10))}
        onKeyDown={onKeyDown}
      />
      {button('+', value + field.step)}
    </div>
  );
}
