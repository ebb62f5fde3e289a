import type { ReactNode } from 'react';
import classes from './button-row.module.css';

interface ButtonRowProps {
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** Buttons beside each other; on a narrow screen below each other. The ways out, at the end, are hidden by no message. */
export function ButtonRow({ align = 'start', children }: ButtonRowProps) {
  return (
    <div className={classes.row} data-align={align} data-clear-of-toasts={align === 'end' || undefined}>
      {children}
    </div>
  );
}
