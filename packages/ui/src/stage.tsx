import type { ReactNode } from 'react';
import classes from './stage.module.css';

interface StageProps {
  /** Above the scene: close, progress, pause. */
  readonly header?: ReactNode;
  /** Below the scene: answer buttons, or what is played. */
  readonly footer?: ReactNode;
  /** As tall as what holds it, never taller: the scene gets the height that is left, and scrolls within it. */
  readonly fitted?: boolean;
  readonly children: ReactNode;
}

/** Where a game happens: always dark, with a glow in the middle, whatever the theme, so that the eye rests on one thing. */
export function Stage({ header, footer, fitted = false, children }: StageProps) {
  return (
    <div className={classes.stage} data-fitted={fitted || undefined} data-scheme="dark">
      {header !== undefined && <header className={classes.header}>{header}</header>}
      <div className={classes.scene}>{children}</div>
      {footer !== undefined && <footer className={classes.footer}>{footer}</footer>}
    </div>
  );
}
