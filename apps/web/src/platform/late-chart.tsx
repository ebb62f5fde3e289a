import { ChartPlace } from '@mindhero/ui/chart-place';
import type { ComponentProps } from 'react';
import { Dispensable } from './dispensable.tsx';

interface LateChartProps extends ComponentProps<typeof ChartPlace> {
  /** With another one a chart that failed is tried again. */
  readonly resetKey: number | string;
}

/** A chart whose code comes late, in the place that is kept for it. Its figures stand in a table besides: a screen can do without. */
export function LateChart({ resetKey, ...place }: LateChartProps) {
  return (
    <Dispensable resetKey={resetKey}>
      <ChartPlace {...place} />
    </Dispensable>
  );
}
