import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/format.ts';
import { gradeOf } from '../../../platform/grade.ts';
import grades from '../../../platform/grade.module.css';
import classes from './statistic.module.css';

interface HeatCellProps {
  readonly percent: number | null;
  /** What else there is to tell, shown under a pointer. */
  readonly hint?: string;
  /** Tells all of it to whoever presses. */
  readonly onOpen?: (cell: HTMLElement) => void;
  /** Something else than the percent. */
  readonly children?: ReactNode;
}

/** A share of right answers on the ground that tells how good it is. */
export function HeatCell({ percent, hint, onOpen, children }: HeatCellProps) {
  const { number } = useFormats();
  if (percent === null) return <span className={classes.cell}>–</span>;
  const look = { className: `${classes.cell} ${grades.grade}`, 'data-grade': gradeOf(percent), title: hint };
  const shown = children ?? number(Math.round(percent));
  if (onOpen === undefined) return <span {...look}>{shown}</span>;
  return (
    <button type="button" {...look} aria-haspopup="dialog" onClick={(event) => onOpen(event.currentTarget)}>
      {shown}
    </button>
  );
}
