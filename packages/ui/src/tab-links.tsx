import type { ReactNode } from 'react';
import classes from './tab-links.module.css';

interface TabLinksProps {
  /** What they lead through, for screen readers. */
  readonly label: string;
  /** Links; the one that is open has `aria-current`. A `TabCount` may stand in each. */
  readonly children: ReactNode;
}

/** The lists of a screen, of which one is shown. As many stand in a line as fit. */
export function TabLinks({ label, children }: TabLinksProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

interface TabCountProps {
  /** Somebody should look. */
  readonly isAlarming?: boolean;
  readonly children: number;
}

/** How long the list of a tab is. */
export function TabCount({ isAlarming = false, children }: TabCountProps) {
  return (
    <span className={classes.count} data-alarming={isAlarming || undefined}>
      {children}
    </span>
  );
}
