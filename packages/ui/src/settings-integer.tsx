import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Area } from './area.ts';
import { BeadSlider } from './bead-slider.tsx';
import { FlagControl, type ControlTexts } from './settings-controls.tsx';
import { type DecimalField, nearestAllowed, type FieldValue, type IntegerField } from './settings-fields.ts';
import controls from './settings-controls.module.css';
import classes from './settings-integer.module.css';

interface IntegerProps {
  readonly field: IntegerField;
  readonly value: number | null;
  readonly onChange: (value: FieldValue) => void;
  /** A number as text, with its unit. */
  readonly shown: (value: number) => string;
  readonly boundedLabel: string;
  /** What an optional number is when it is switched on; without it the least. */
  readonly proposed: () => number | undefined;
  readonly area: Area;
  readonly texts: ControlTexts;
}

/** A whole number: a stepper or a slider; with a switch before it when it may be left open. */
export function IntegerControl({ field, value, onChange, boundedLabel, proposed, ...shared }: IntegerProps) {
  const { shown, area, texts } = shared;
  const number = value ?? field.min;
  const open = field.optional && value === null;
  const slider = field.control === 'slider';
  return (
    <div
      role={field.optional ? 'group' : undefined}
      aria-labelledby={field.optional ? `${texts.id}-label` : undefined}
    >
      <label className={controls.label} id={`${texts.id}-label`} htmlFor={texts.id}>
        {texts.label}
        {slider && !open && <span className={classes.reading}> · {shown(number)}</span>}
      </label>
      {field.optional && (
        <FlagControl
          value={!open}
          onChange={(bounded) => onChange(bounded ? (proposed() ?? field.min) : null)}
          texts={{ ...texts, id: `${texts.id}-bounded`, label: boundedLabel }}
        />
      )}
      {!open &&
        (slider ? (
          <Slider field={field} value={number} onChange={onChange} shown={shown} area={area} texts={texts} />
        ) : (
          <Stepper field={field} value={number} onChange={onChange} shown={shown} texts={texts} />
        ))}
    </div>
  );
}

type SliderProps = Omit<IntegerProps, 'field' | 'value' | 'boundedLabel' | 'proposed'> & {
  readonly field: Pick<IntegerField, 'min' | 'max' | 'step'>;
  readonly value: number;
};

function Slider({ field, value, onChange, shown, area, texts }: SliderProps) {
  return (
    <BeadSlider
      id={texts.id}
      min={field.min}
      max={field.max}
      step={field.step}
      value={value}
      valueText={shown(value)}
      area={area}
      disabled={texts.disabled}
      invalid={texts.invalid}
      describedBy={texts.describedBy}
      onChange={onChange}
    />
  );
}

/** A number that need not be whole: always a slider. */
export function DecimalControl(props: SliderProps & { readonly field: DecimalField }) {
  return (
    <div>
      <label className={controls.label} id={`${props.texts.id}-label`} htmlFor={props.texts.id}>
        {props.texts.label}
        <span className={classes.reading}> · {props.shown(props.value)}</span>
      </label>
      <Slider {...props} />
    </div>
  );
}

type NumberProps = Omit<IntegerProps, 'value' | 'boundedLabel' | 'proposed' | 'area'> & {
  readonly value: number;
};

/** Keys of a spin button and how many steps each goes. */
const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function Stepper({ field, value, onChange, shown, texts }: NumberProps) {
  // What is being typed counts when the field is left; as it was typed, since the form says what is wrong with it.
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isTyped = draft !== undefined;
  // The number takes the place of what was shown, with its unit, and would lose what Tab has marked: a digit would be added.
  useLayoutEffect(() => {
    if (isTyped) input.current?.select();
  }, [isTyped]);
  const settle = (next: number) => {
    setDraft(undefined);
    if (Number.isFinite(next)) onChange(next);
  };
  /** The field is not left: it can be typed on. */
  const keep = (next: number) => {
    settle(next);
    setDraft(String(Number.isFinite(next) ? next : value));
  };
  const step = (steps: number) => nearestAllowed(field, value + steps * field.step);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key];
    if (event.key === 'Enter' && isTyped) keep(Number.parseInt(draft, 10));
    if (steps === undefined) return;
    event.preventDefault();
    keep(step(steps));
  };
  const button = (sign: '−' | '+', steps: 1 | -1) => (
    <button
      type="button"
      className={classes.step}
      // The field itself answers the arrow keys; these two are for fingers and pointers.
      tabIndex={-1}
      aria-hidden
      disabled={texts.disabled || (steps > 0 ? value >= field.max : value <= field.min)}
      onClick={() => settle(step(steps))}
    >
      {sign}
    </button>
  );
  return (
    <div className={classes.stepper} data-invalid={texts.invalid}>
      {button('−', -1)}
      <input
        ref={input}
        id={texts.id}
        className={classes.number}
        role="spinbutton"
        inputMode="numeric"
        maxLength={9}
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
        onBlur={() => isTyped && settle(Number.parseInt(draft, 10))}
        onKeyDown={onKeyDown}
      />
      {button('+', 1)}
    </div>
  );
}
