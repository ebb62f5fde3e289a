import type { ReactNode } from 'react';
import { gradeOf } from '../../../entities/homework/grade.ts';
import { useFormats } from '../../../platform/format.ts';
import grades from '../../../entities/homework/grade.module.css';
import classes from './cells.module.css';

interface HeatCellProps {
  readonly percent: number | null;
  /** What else there is to tell, shown under a pointer. */
  readonly hint?: string;
  /** Tells all of it to the person who presses. */
  readonly onOpen?: (cell: HTMLElement) => void;
  readonly children: ReactNode;
}

/** Something on the ground that tells how good a share of right answers is; a dash where there is none. */
export function HeatCell({ percent, hint, onOpen, children }: HeatCellProps) {
  if (percent === null) return <span className={classes.cell}>–</span>;
  const look = { className: `${classes.cell} ${grades.grade}`, 'data-grade': gradeOf(percent), title: hint };
  if (onOpen === undefined) return <span {...look}>{children}</span>;
  return (
    <button type="button" {...look} aria-haspopup="dialog" onClick={(event) => onOpen(event.currentTarget)}>
      {children}
    </button>
  );
}

/** The share itself. */
export function PercentCell({ percent }: Pick<HeatCellProps, 'percent'>) {
  const { number } = useFormats();
  return <HeatCell percent={percent}>{percent !== null && number(Math.round(percent))}</HeatCell>;
}
