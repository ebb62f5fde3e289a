import { createPolymorphicComponent, UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react';
import type { Area } from './area.ts';
import classes from './button.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  readonly area?: Area | undefined;
  readonly kind?: 'primary' | 'ghost' | 'danger' | 'subtle' | 'quiet-danger' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Work is under way: the button keeps its place and its focus, and does nothing when pressed. */
  readonly loading?: boolean | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function PlainButton({
  area = 'brand',
  kind = 'primary',
  size = 'md',
  loading = false,
  fullWidth = false,
  icon,
  className,
  children,
  onClick,
  ...others
}: ButtonProps) {
  return (
    <UnstyledButton
      {...others}
      className={`${classes.button} ${className ?? ''}`}
      mod={{ area, kind, size, loading, 'full-width': fullWidth }}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? stop : onClick}
    >
      <span className={classes.content}>
        {icon}
        {children}
      </span>
      {loading && <span className={classes.dots} aria-hidden />}
    </UnstyledButton>
  );
}

/**
 * A button with a lower edge that sinks when pressed. Give `component` or `renderRoot` to make it a link:
 * `<Button renderRoot={(props) => <Link to="/games" {...props} />}>`.
 */
export const Button = createPolymorphicComponent<'button', ButtonProps>(PlainButton);
