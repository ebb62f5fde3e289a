import { Figures } from '@mindhero/ui/figures';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';

/** How long a list is, perhaps longer than it was counted. */
interface Length {
  readonly count: number;
  readonly more?: boolean | undefined;
}

interface SchoolFiguresProps {
  readonly students: Length | undefined;
  readonly groups: Length | undefined;
  /** Of the students who were looked at; as many as `trainedLimit` means "at least". */
  readonly trained: number | undefined;
  readonly trainedLimit: number;
}

/** The counts at the top. */
export function SchoolFigures({ students, groups, trained, trainedLimit }: SchoolFiguresProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const show = (length: Length | undefined) =>
    length === undefined ? '–' : `${number(length.count)}${length.more === true ? '+' : ''}`;
  const trainedText =
    trained === undefined || students === undefined
      ? '–'
      : trained >= trainedLimit && students.count > trained
        ? t('staff.at_least', { count: trained })
        : t('staff.trained_of', { trained: number(trained), all: number(students.count) });
  return (
    <Figures
      figures={[
        { label: t('staff.students'), value: show(students) },
        { label: t('staff.trained'), value: trainedText },
        { label: t('staff.groups'), value: show(groups) },
      ]}
    />
  );
}
