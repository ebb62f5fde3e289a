import type { ComponentProps, ReactNode } from 'react';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import classes from './teaching.module.css';

interface ToolsProps extends ComponentProps<typeof TableExport> {
  /** What is to be known of what follows. */
  readonly hint: ReactNode;
  /** The one button that acts. */
  readonly children: ReactNode;
}

/** The line above a table: what it tells, the same as a file, and what is done about it. */
export function Tools({ hint, children, ...file }: ToolsProps) {
  return (
    <div className={classes.tools}>
      <p className={classes.hint}>{hint}</p>
      <TableExport {...file} />
      {children}
    </div>
  );
}
