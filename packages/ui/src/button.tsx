import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react';
import type { Area } from './area.ts';
import classes from './button.module.css';

/** How a button looks, also where it is a link. */
export interface ButtonLook {
  readonly area?: Area | undefined;
  readonly kind?: 'primary' | 'ghost' | 'danger' | 'subtle' | 'quiet-danger' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  /** Work is under way: the button keeps its place and its focus, and does nothing when pressed. */
  readonly loading?: boolean | undefined;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

interface ButtonAnchorProps extends ButtonLook, ComponentPropsWithoutRef<'a'> {
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button with a lower edge that sinks when pressed. */
export function Button({ loading = false, type = 'button', onClick, ...props }: ButtonProps) {
  const { children, ...root } = dressed(props);
  return (
    <button
      {...root}
      type={type}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || props['aria-disabled'] || undefined}
      onClick={loading ? stop : onClick}
    >
      {children}
      {loading && <span className={classes.dots} aria-hidden />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { children, ...root } = dressed(props);
  return <a {...root}>{children}</a>;
}

/** Of what a button is given, what its element gets. */
function dressed<
  Props extends ButtonLook & { readonly className?: string | undefined; children?: ReactNode },
>({
  area = 'brand',
  kind = 'primary',
  size = 'md',
  fullWidth = false,
  icon,
  className = '',
  children,
  ...others
}: Props) {
  return {
    ...others,
    className: `${classes.button} ${className}`,
    'data-area': area,
    'data-kind': kind,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
    children: (
      <span className={classes.content}>
        {icon}
        {children}
      </span>
    ),
  };
}
