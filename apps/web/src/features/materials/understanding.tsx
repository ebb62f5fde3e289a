import { gradeOf } from '../../entities/homework/grade.ts';
import { useFormats } from '../../platform/format.ts';
import grades from '../../entities/homework/grade.module.css';
import classes from './materials.module.css';

/** A share of right answers on the ground of how good it is. */
export function Understanding({ percent: value }: { readonly percent: number }) {
  const { percent } = useFormats();
  return (
    <span className={`${classes.understanding} ${grades.grade}`} data-grade={gradeOf(value)}>
      {percent(value)}
    </span>
  );
}
