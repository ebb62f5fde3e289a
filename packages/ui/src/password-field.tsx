import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { FieldFrame, fieldParts, type FieldProps } from './field-frame.tsx';
import classes from './field.module.css';

export interface PasswordFieldProps
  extends
    Omit<FieldProps, 'leftSection' | 'rightSection'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  /** Of the button that shows what is typed, for screen readers. */
  readonly showLabel: string;
}

/** A password, hidden until somebody asks to see it. */
export function PasswordField({ showLabel, ...props }: PasswordFieldProps) {
  const { frame, control } = fieldParts(props);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const reveal = (
    <button
      type="button"
      className={classes.reveal}
      disabled={control.disabled}
      aria-label={showLabel}
      aria-pressed={isShown}
      // From field to field the keyboard passes it by; the field keeps the focus when it is pressed.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </button>
  );
  return (
    <FieldFrame {...frame} rightSection={reveal}>
      {(own) => <input {...control} {...own} type={isShown ? 'text' : 'password'} />}
    </FieldFrame>
  );
}
