import type { ReactNode } from 'react';
import type { Area } from './area.ts';
import classes from './pill.module.css';

export type PillTone = Area | 'right' | 'wrong' | 'gold' | 'info' | 'plain';

/** A short fact with its colour. The words carry the meaning; the colour only repeats it. */
export function Pill({
  tone = 'plain',
  children,
}: {
  readonly tone?: PillTone;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {children}
    </span>
  );
}
