import type { HomeworkStatus } from '@mindhero/engine/homework';
import { Pill, type PillTone } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';

const tones: Readonly<Record<HomeworkStatus, PillTone>> = {
  pending: 'plain',
  in_progress: 'info',
  completed: 'right',
  overdue: 'wrong',
};

/** Where somebody's homework stands: the same word and colour wherever it is told. */
export function HomeworkStatusPill({ status }: { readonly status: HomeworkStatus }) {
  const { t } = useTranslation();
  return <Pill tone={tones[status]}>{t(`homework.status.${status}`)}</Pill>;
}
