import type { Health } from '@mindhero/contract/statistics/platform';
import { DayBars } from '@mindhero/ui/day-chart';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';

/** Days on which there were any. */
export function FlaggedChart({ days }: Pick<Health['implausible'], 'days'>) {
  const { t } = useTranslation('statistics_platform');
  const { number, shortDate } = useFormats();
  return (
    <DayBars
      label={t('health.flagged')}
      days={days}
      series={[{ name: 'plays', label: t('health.games'), color: 'var(--wrong)' }]}
      dayText={shortDate}
      valueText={number}
      wholeNumbers
    />
  );
}
