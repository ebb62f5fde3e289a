import { useFormats } from '../../platform/format.ts';
import { type Grade, gradeOf } from './grade.ts';
import classes from './grade.module.css';

interface GradeBadgeProps {
  /** What is shown: 0 to 100. */
  readonly percent: number;
  /** How good it is where that is not the share itself; null where too little is known to say. */
  readonly grade?: Grade | null;
}

/** A percentage on the ground of how good it is. */
export function GradeBadge({ percent: value, grade = gradeOf(value) }: GradeBadgeProps) {
  const { percent } = useFormats();
  return (
    <span className={`${classes.badge} ${classes.grade}`} data-grade={grade ?? undefined}>
      {percent(value)}
    </span>
  );
}
