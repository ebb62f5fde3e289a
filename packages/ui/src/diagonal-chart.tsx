import {
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
  ZAxis,
} from 'recharts';
import { diagonalChartHeight } from './chart-place.tsx';
import classes from './range-chart.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
  /** It rests on little. */
  readonly isFaint: boolean;
}

interface DiagonalChartProps {
  /** What is drawn, for screen readers. */
  readonly label: string;
  /** From 0 to 100 in both directions; the weight is how much there is of it. */
  readonly points: readonly Point[];
  readonly across: string;
  readonly up: string;
  readonly valueText: (value: number) => string;
}

const domain = [0, 100];
const ticks = [0, 20, 40, 60, 80, 100];
const tick = { fontSize: 12, fill: 'currentColor' };

/** What was expected against what came: on the diagonal both are the same. */
export function DiagonalChart({ label, points, across, up, valueText }: DiagonalChartProps) {
  const axis = { type: 'number', domain, ticks, tick, tickFormatter: valueText, tickLine: false } as const;
  const title = { fontSize: 12, fill: 'currentColor' };
  return (
    <figure className={classes.chart} aria-label={label}>
      <div style={{ height: diagonalChartHeight }}>
        <ResponsiveContainer>
          <ScatterChart accessibilityLayer margin={{ top: 8, right: 16, bottom: 24, left: 8 }}>
            <CartesianGrid strokeDasharray="5 5" />
            <XAxis
              {...axis}
              dataKey="x"
              label={{ ...title, value: across, position: 'insideBottom', offset: -16 }}
            />
            <YAxis
              {...axis}
              dataKey="y"
              label={{ ...title, value: up, angle: -90, position: 'insideLeft' }}
            />
            <ZAxis dataKey="weight" range={[60, 400]} />
            <ReferenceLine
              segment={[
                { x: 0, y: 0 },
                { x: 100, y: 100 },
              ]}
              stroke="var(--control)"
              strokeDasharray="6 4"
            />
            <Scatter
              data={points.filter(({ isFaint }) => isFaint)}
              fill="var(--muted)"
              fillOpacity={0.5}
              isAnimationActive={false}
            />
            <Scatter
              data={points.filter(({ isFaint }) => !isFaint)}
              fill="var(--brand)"
              isAnimationActive={false}
            />
          </ScatterChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
