import { FEW_MEMBERS, type GroupGrowth } from '@mindhero/contract/statistics/school';
import { RangeBars } from '@mindhero/ui/range-chart';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';

/** The spread of each group, in the order of their names. */
export function GrowthChart({ groups }: { readonly groups: readonly GroupGrowth[] }) {
  const { t } = useTranslation('statistics_school');
  const { number } = useFormats();
  const ranges = groups.flatMap(({ name, change, students }) =>
    change === null ? [] : [{ name, ...change, isFaint: students < FEW_MEMBERS }],
  );
  return <RangeBars label={t('growth.chart')} ranges={ranges} valueText={number} />;
}
