import type { ReactNode } from 'react';
import classes from './button-row.module.css';

interface ButtonRowProps {
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** Buttons beside each other; on a narrow screen below each other. */
export function ButtonRow({ align = 'start', children }: ButtonRowProps) {
  return (
    <div className={classes.row} data-align={align}>
      {children}
    </div>
  );
}
