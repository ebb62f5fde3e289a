import { type ComponentProps, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './checkbox.module.css';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Neither ticked nor not: some of what it stands for is. */
  readonly indeterminate?: boolean | undefined;
}

/** The box alone, for where the words stand elsewhere; it still needs a name to be heard. */
export function Tick({ indeterminate = false, ...others }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <input {...others} ref={box} type="checkbox" className={classes.box} />;
}

interface CheckboxProps extends Omit<TickProps, 'id'> {
  readonly label: ReactNode;
  /** What the tick brings about. */
  readonly description?: ReactNode;
  /** What is wrong with how it stands. */
  readonly error?: ReactNode;
}

/** A tick beside its words; the whole line can be pressed. */
export function Checkbox({ label, description, error, className, ...others }: CheckboxProps) {
  const id = useId();
  const isThere = (part: ReactNode) => part !== undefined && part !== null;
  const explained = isThere(description);
  const isFaulty = isThere(error);
  const about = [...(explained ? [`${id}-description`] : []), ...(isFaulty ? [`${id}-error`] : [])];
  return (
    <label className={`${classes.line} ${className ?? ''}`}>
      <Tick
        {...others}
        aria-labelledby={`${id}-label`}
        aria-describedby={about.length > 0 ? about.join(' ') : undefined}
        aria-invalid={isFaulty || undefined}
      />
      <span>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        {explained && (
          <span id={`${id}-description`} className={classes.description}>
            {description}
          </span>
        )}
        {isFaulty && (
          <span id={`${id}-error`} className={classes.error}>
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
