import type { Tenth } from '@mindhero/contract/statistics/platform';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { DiagonalChart } from '@mindhero/ui/diagonal-chart';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';

/** Predicted against observed, tenth by tenth. */
export function ModelChart({ tenths }: { readonly tenths: readonly Tenth[] }) {
  const { t } = useTranslation('statistics_platform');
  const { percent } = useFormats();
  return (
    <DiagonalChart
      label={t('model.title')}
      points={tenths.flatMap(({ predicted, observed, answers }) =>
        predicted === null || observed === null
          ? []
          : [{ x: predicted, y: observed, weight: answers, isFaint: answers < FEW_ANSWERS }],
      )}
      across={t('model.predicted')}
      up={t('model.observed')}
      valueText={percent}
    />
  );
}
