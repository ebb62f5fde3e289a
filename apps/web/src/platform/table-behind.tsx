import type { ReactNode } from 'react';
import classes from './table-behind.module.css';

interface TableBehindProps {
  /** What opens it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The same figures as in the chart above, for whoever reads them one by one. */
export function TableBehind({ label, children }: TableBehindProps) {
  return (
    <details className={classes.behind}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
