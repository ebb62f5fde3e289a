import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import classes from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  readonly label: ReactNode;
  /** What the tick brings about. */
  readonly description?: ReactNode;
}

/** A tick beside its words; the whole line can be pressed. */
export function Checkbox({ label, description, className, ...others }: CheckboxProps) {
  const id = useId();
  const explained = description !== undefined && description !== null;
  return (
    <label className={`${classes.line} ${className ?? ''}`}>
      <input
        {...others}
        type="checkbox"
        className={classes.box}
        aria-labelledby={`${id}-label`}
        aria-describedby={explained ? `${id}-description` : undefined}
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
      </span>
    </label>
  );
}
