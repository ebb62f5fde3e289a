import { createPolymorphicComponent, UnstyledButton } from '@mantine/core';
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

function PlainIconButton({
  label,
  icon,
  kind = 'plain',
  small = false,
  className,
  ...others
}: IconButtonProps) {
  return (
    <UnstyledButton
      title={label}
      {...others}
      className={`${classes.button} ${className ?? ''}`}
      mod={{ kind, small }}
      aria-label={label}
    >
      {icon}
    </UnstyledButton>
  );
}

/** A button that shows only a picture. Give `component` or `renderRoot` to make it a link. */
export const IconButton = createPolymorphicComponent<'button', IconButtonProps>(PlainIconButton);
