import type { Student } from '@mindhero/contract/student';
import { wholeMinutes } from '@mindhero/engine/minutes';
import { Figures } from '@mindhero/ui/figures';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { isFewKnown } from '../accuracy.tsx';

/** The counts at the top. */
export function StudentFigures({ student }: { readonly student: Student }) {
  const { t } = useTranslation('people');
  const { number, percent } = useFormats();
  const figures = [
    { label: t('student.week_minutes'), value: number(wholeMinutes(student.week_minutes)) },
    {
      label: t('student.week_accuracy'),
      value: student.week_accuracy === null ? '–' : percent(student.week_accuracy),
      few: isFewKnown(student) ? t('few') : undefined,
    },
    { label: t('student.plays'), value: number(student.total_plays) },
    { label: t('student.minutes'), value: number(wholeMinutes(student.total_minutes)) },
    { label: t('student.points'), value: number(student.points) },
    { label: t('student.level'), value: number(student.level) },
  ];
  return <Figures figures={figures} />;
}
