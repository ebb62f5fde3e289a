import { type ReactNode, type ToggleEvent, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import classes from './drop-button.module.css';

const GAP = 6;

interface DropButtonProps extends Pick<ButtonProps, 'icon' | 'loading'> {
  readonly label: string;
  /** Of the panel: a button in it with this as its `popoverTarget` closes it. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A quiet button that opens a panel below itself. It is the browser's own popover, so Escape and a touch beside it close
 * it, and the focus goes back; a library that places panels would weigh as much as the rest of a table.
 */
export function DropButton({ label, id, children, ...button }: DropButtonProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || opener.current === null || panel.current === null) return;
    const { bottom, right } = opener.current.getBoundingClientRect();
    panel.current.style.top = `${bottom + window.scrollY + GAP}px`;
    panel.current.style.right = `${Math.max(GAP, document.documentElement.clientWidth - right)}px`;
  };
  const enter = ({ newState }: ToggleEvent) => {
    if (newState === 'open') panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
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
