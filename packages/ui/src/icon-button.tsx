import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  /** What it does, for screen readers and as a hint under the pointer. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `round` on the stage, `plain` in rows and headers. */
  readonly kind?: 'plain' | 'round' | undefined;
  /** 40 px for dense tables instead of 48. */
  readonly small?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that shows only a picture. */
export function IconButton({
  label,
  icon,
  kind = 'plain',
  small = false,
  className = '',
  ...others
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...others}
      className={`${classes.button} ${className}`}
      data-kind={kind}
      data-small={small || undefined}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
