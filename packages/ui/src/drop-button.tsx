import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useDropPanel } from './use-drop-panel.ts';
import classes from './drop-button.module.css';

interface DropButtonProps extends Pick<ButtonProps, 'icon' | 'loading'> {
  readonly label: string;
  /** Only the icon is seen: in a row of a table. */
  readonly iconOnly?: boolean;
  /** A few letters beside the words, for the eye alone. */
  readonly mark?: string | undefined;
  /** Of the panel: a button in it with this as its `popoverTarget` closes it. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A quiet button that opens a panel below itself. */
export function DropButton({ label, iconOnly = false, mark, id, icon, loading, children }: DropButtonProps) {
  const { opener, panel, place, enter } = useDropPanel('right');
  return (
    <>
      {iconOnly ? (
        <IconButton ref={opener} small label={label} icon={icon} disabled={loading} popoverTarget={id} />
      ) : (
        <Button
          ref={opener}
          size="sm"
          kind="subtle"
          icon={icon}
          loading={loading}
          title={label}
          popoverTarget={id}
        >
          <span data-words>{label}</span>
          {mark !== undefined && (
            <small className={classes.mark} aria-hidden>
              {mark}
            </small>
          )}
        </Button>
      )}
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
