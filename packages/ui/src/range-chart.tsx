import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { rangeChartHeight } from './chart-place.tsx';
import classes from './range-chart.module.css';

export interface Range {
  readonly name: string;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** It rests on little. */
  readonly isFaint: boolean;
}

interface RangeBarsProps {
  /** What is drawn, for screen readers. */
  readonly label: string;
  readonly ranges: readonly Range[];
  readonly valueText: (value: number) => string;
}

/** For each name a bar from a low to a high figure, with a mark where the middle is. */
export function RangeBars({ label, ranges, valueText }: RangeBarsProps) {
  const data = ranges.map((range) => ({ ...range, span: [range.low, range.high] }));
  return (
    <figure className={classes.chart} aria-label={label}>
      <div style={{ height: rangeChartHeight(ranges.length) }}>
        <ResponsiveContainer>
          <BarChart data={data} layout="vertical" accessibilityLayer>
            <CartesianGrid horizontal={false} strokeDasharray="5 5" />
            <XAxis type="number" tickFormatter={valueText} tick={tick} tickLine={false} />
            <YAxis
              type="category"
              dataKey="name"
              width={96}
              tick={tick}
              tickLine={false}
              axisLine={false}
              interval={0}
            />
            <ReferenceLine x={0} stroke="var(--control)" />
            <Bar dataKey="span" isAnimationActive={false} shape={RangeShape} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

const tick = { fontSize: 12, fill: 'currentColor' };

interface ShapeProps {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly payload?: Range;
}

/** A bar of a few pixels at least: where all have the same figure there would be none. */
function RangeShape({ x = 0, y = 0, width = 0, height = 0, payload }: ShapeProps) {
  if (payload === undefined) return null;
  const { low, median, high, isFaint } = payload;
  const middle = high === low ? x : x + (width * (median - low)) / (high - low);
  return (
    <g data-faint={isFaint || undefined}>
      <rect
        x={x - 1}
        y={y + height * 0.2}
        width={width + 2}
        height={height * 0.6}
        rx={4}
        className={classes.range}
      />
      <rect x={middle - 2} y={y} width={4} height={height} rx={2} className={classes.median} />
    </g>
  );
}
