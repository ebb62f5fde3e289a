import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** What every field may say around its control. */
export interface FieldProps {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** What is wrong with what stands in it; nothing for none. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** A required field is marked by a star, unless this is false. */
  readonly withAsterisk?: boolean | undefined;
  /** The description below the control, so that fields beside each other stay in line when one of them has some. */
  readonly notesBelow?: boolean | undefined;
  /** Over the start and the end of the control: an icon, a unit, a button. */
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

/** What a control needs to belong to its frame. */
interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** The section at the end is only looked at: what is pressed there is the control. */
  readonly isPointedThrough?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

const isSaid = (words: ReactNode) => words !== undefined && words !== null && words !== false && words !== '';

/** Label, description and fault around the control of a field, which names them for a person who hears the page. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, error, required, withAsterisk = true, notesBelow = false } = props;
  const { leftSection, rightSection, isPointedThrough, className = '', children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hasNote = isSaid(description);
  const isWrong = isSaid(error);
  const note = hasNote && (
    <p id={`${id}-description`} className={classes.description}>
      {description}
    </p>
  );
  const spoken = [isWrong && `${id}-error`, hasNote && `${id}-description`].filter(Boolean);
  return (
    <div className={`${classes.field} ${className}`}>
      {isSaid(label) && (
        <label htmlFor={id} className={classes.label}>
          {label}
          {required === true && withAsterisk && (
            <span className={classes.required} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
      )}
      {!notesBelow && note}
      <div
        className={classes.box}
        data-error={isWrong || undefined}
        data-start={isSaid(leftSection) || undefined}
        data-end={isSaid(rightSection) || undefined}
      >
        {isSaid(leftSection) && (
          <div className={classes.section} data-seen>
            {leftSection}
          </div>
        )}
        {children({
          id,
          className: classes.control,
          required,
          'aria-describedby': spoken.length === 0 ? undefined : spoken.join(' '),
          'aria-invalid': isWrong || undefined,
        })}
        {isSaid(rightSection) && (
          <div className={classes.section} data-side="end" data-seen={isPointedThrough}>
            {rightSection}
          </div>
        )}
      </div>
      {notesBelow && note}
      {isWrong && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Tells what belongs to the frame of a field from what belongs to its control. */
export function fieldParts<Props extends FieldProps>({
  label,
  description,
  error,
  required,
  withAsterisk,
  notesBelow,
  leftSection,
  rightSection,
  className,
  id,
  ...control
}: Props) {
  const frame: FieldProps = {
    label,
    description,
    error,
    required,
    withAsterisk,
    notesBelow,
    leftSection,
    rightSection,
    className,
    id,
  };
  return { frame, control };
}
