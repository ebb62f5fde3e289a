import type { TaskStudent } from '@mindhero/contract/task-results';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { durationText } from './duration-text.ts';
import { meansOf } from './figures.ts';
import { PercentCell } from './heat-cell.tsx';
import { blockColumns } from './statistic-search.ts';

/** Below the students: what those who are found come to on average. */
export function useSummary(
  students: readonly TaskStudent[],
  blocks: number,
): Readonly<Record<string, ReactNode>> {
  const { t } = useTranslation('task_results');
  return useMemo(() => {
    const means = meansOf(students, blocks);
    return {
      name: t('column.mean'),
      percent: <PercentCell percent={means.percent} />,
      minutes: means.ms === null ? '–' : durationText(means.ms),
      ...Object.fromEntries(
        means.blocks.map((percent, index) => [
          blockColumns[index],
          <PercentCell key={index} percent={percent} />,
        ]),
      ),
    };
  }, [students, blocks, t]);
}
