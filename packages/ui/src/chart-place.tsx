import { type ReactNode, Suspense } from 'react';
import { ChartSkeleton } from './skeletons.tsx';

/** How high charts of days are, in pixels. */
export const dayChartHeight = 220;

/** How high a chart of what was expected and what came is. */
export const diagonalChartHeight = 340;

const ROW = 34;
const AXIS = 40;

/** How high a chart of so many ranges is. */
export const rangeChartHeight = (ranges: number): number => ranges * ROW + AXIS;

interface ChartPlaceProps {
  /** Of the chart that comes, one of the above; if left out, that of days. */
  readonly height?: number;
  /** The chart; its code comes late. */
  readonly children: ReactNode;
}

/** Keeps the place of a chart whose code is on its way, so that nothing below moves when it comes. */
export function ChartPlace({ height = dayChartHeight, children }: ChartPlaceProps) {
  return <Suspense fallback={<ChartSkeleton height={height} />}>{children}</Suspense>;
}
