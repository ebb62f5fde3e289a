import type { ReadingStep } from '@mindhero/contract/reading';
import { late } from '@mindhero/ui/late';
import { Segments } from '@mindhero/ui/segments';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateChart } from '../../platform/late-chart.tsx';
import { CourseTable } from './course-table.tsx';
import { unitOf } from './course.ts';
import classes from './course.module.css';

/** Charts weigh more than all the rest of a screen. */
const SpeedChart = late(async () => (await import('./course-charts.tsx')).SpeedChart);
const UnderstandingChart = late(async () => (await import('./course-charts.tsx')).UnderstandingChart);

interface CourseProps {
  /** The latest first. */
  readonly texts: readonly ReadingStep[];
}

/** Speed and understanding from text to text. Texts that were made harder to read are looked at by themselves. */
export function Course({ texts }: CourseProps) {
  const { t } = useTranslation('reading');
  const [plain, transformed] = useMemo(
    () => [texts.filter((text) => !text.is_transformed), texts.filter((text) => text.is_transformed)],
    [texts],
  );
  const [chosen, setChosen] = useState<'plain' | 'transformed'>(plain.length > 0 ? 'plain' : 'transformed');
  const shown = chosen === 'plain' ? plain : transformed;
  return (
    <div className={classes.course}>
      {plain.length > 0 && transformed.length > 0 && (
        <Segments
          label={t('kind')}
          options={(['plain', 'transformed'] as const).map((value) => ({ value, label: t(value) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <h3 className={classes.heading}>{t(unitOf(shown))}</h3>
      <LateChart resetKey={chosen}>
        <SpeedChart texts={shown} />
      </LateChart>
      {shown.some(({ understanding }) => understanding !== null) && (
        <>
          <h3 className={classes.heading}>{t('understanding')}</h3>
          <LateChart resetKey={chosen}>
            <UnderstandingChart texts={shown} />
          </LateChart>
        </>
      )}
      <details className={classes.details}>
        <summary>{t('table')}</summary>
        <CourseTable texts={shown} />
      </details>
    </div>
  );
}
