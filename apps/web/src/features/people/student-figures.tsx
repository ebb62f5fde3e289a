import type { Student } from '@mindhero/contract/student';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import classes from './people.module.css';

/** The counts at the top. */
export function StudentFigures({ student }: { readonly student: Student }) {
  const { t } = useTranslation('people');
  const { number, percent } = useFormats();
  const figures = [
    { name: 'week_minutes', value: number(Math.round(student.week_minutes)) },
    { name: 'week_accuracy', value: student.week_accuracy === null ? '–' : percent(student.week_accuracy) },
    { name: 'plays', value: number(student.total_plays) },
    { name: 'minutes', value: number(Math.round(student.total_minutes)) },
    { name: 'points', value: number(student.points) },
    { name: 'level', value: number(student.level) },
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`student.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
