import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { useDropPanel } from './use-drop-panel.ts';
import classes from './drop-button.module.css';

interface DropButtonProps extends Pick<ButtonProps, 'icon' | 'loading'> {
  readonly label: string;
  /** Of the panel: a button in it with this as its `popoverTarget` closes it. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A quiet button that opens a panel below itself. */
export function DropButton({ label, id, children, ...button }: DropButtonProps) {
  const { opener, panel, place, enter } = useDropPanel('right');
  return (
    <>
      <Button {...button} ref={opener} size="sm" kind="subtle" popoverTarget={id}>
        {label}
      </Button>
      <div
        ref={panel}
        id={id}
        className={classes.panel}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={place}
        onToggle={enter}
      >
        {children}
      </div>
    </>
  );
}
