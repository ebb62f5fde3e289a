import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import classes from './dashboard.module.css';

interface FiguresProps {
  readonly students: number | undefined;
  readonly groups: number | undefined;
  /** Of the students who were looked at; as many as `trainedLimit` means "at least". */
  readonly trained: number | undefined;
  readonly trainedLimit: number;
}

/** The counts at the top. */
export function Figures({ students, groups, trained, trainedLimit }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const show = (value: number | undefined) => (value === undefined ? '–' : number(value));
  const trainedText =
    trained === undefined || students === undefined
      ? '–'
      : trained >= trainedLimit && students > trained
        ? t('staff.at_least', { count: trained })
        : t('staff.trained_of', { trained: number(trained), all: number(students) });
  return (
    <dl className={classes.figures}>
      <Figure label={t('staff.students')} value={show(students)} />
      <Figure label={t('staff.trained')} value={trainedText} />
      <Figure label={t('staff.groups')} value={show(groups)} />
    </dl>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
