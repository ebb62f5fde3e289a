import type { CSSProperties } from 'react';
import type { Area } from './area.ts';
import classes from './bead-slider.module.css';

interface BeadSliderProps {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value in words, with its unit. */
  readonly valueText: string;
  /** Name for screen readers; left out where a label element points here by `id`. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly area?: Area | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
}

/** A number by moving a bead along its rod. */
export function BeadSlider(props: BeadSliderProps) {
  const {
    min,
    max,
    step = 1,
    value,
    onChange,
    valueText,
    label,
    id,
    area = 'brand',
    disabled,
    invalid = false,
  } = props;
  return (
    <input
      id={id}
      type="range"
      className={classes.slider}
      data-area={area}
      style={{ '--part': max > min ? (value - min) / (max - min) : 0 } as CSSProperties}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={valueText}
      aria-describedby={props.describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
