import { Fragment, type ReactNode } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { dayChartHeight } from './chart-place.tsx';
import classes from './day-chart.module.css';

interface DayChartProps<Name extends string> {
  /** What is drawn, for screen readers. */
  readonly label: string;
  /** A row for each day, YYYY-MM-DD, or each moment, the oldest first; null under a name that has no figure there. */
  readonly days: readonly (Readonly<Record<Name, number | null>> & { readonly day: string })[];
  /** Colours as in CSS. What is `apart` has rings in place of a line: figures that are not compared with each other. */
  readonly series: readonly {
    readonly name: Name;
    readonly label: string;
    readonly color: string;
    readonly apart?: boolean;
  }[];
  readonly dayText: (day: string) => string;
  readonly valueText: (value: number) => string;
}

/** Bars for every day, beside each other or on top of each other. */
export function DayBars<Name extends string>(
  props: DayChartProps<Name> & { readonly stacked?: boolean; readonly wholeNumbers?: boolean },
) {
  const { label, days, series, stacked = false, wholeNumbers = false } = props;
  return (
    <Figure label={label} legend={<Legend series={series} />}>
      <BarChart
        data={[...days]}
        {...(stacked ? {} : { maxBarSize: 48 })}

        accessibilityLayer
      >
        {commonParts(props)}
        <YAxis {...yAxis} tickFormatter={props.valueText} allowDecimals={!wholeNumbers} />
        {series.map(({ name, color }) => (
          <Bar
            key={name}
            dataKey={name}
            fill={color}
            isAnimationActive={false}
            {...(stacked && { stackId: 'all' })}
          />
        ))}
      </BarChart>
    </Figure>
  );
}

/** Lines from day to day; a day without a figure is passed over. */
export function DayLines<Name extends string>(
  props: DayChartProps<Name> & {
    /** The most that there can be; else the highest figure decides. */
    readonly most?: number;
  },
) {
  const { label, days, series, most } = props;
  return (
    <Figure label={label} legend={series.length > 1 && <Legend series={series} />}>
      <LineChart data={[...days]} accessibilityLayer>
        {commonParts(props)}
        <YAxis
          {...yAxis}
          tickFormatter={props.valueText}
          domain={[0, most ?? 'auto']}
          allowDecimals={false}
        />
        {series.map(({ name, color, apart = false }) => (
          <Line
            key={name}
            dataKey={name}
            type="linear"
            stroke={color}
            strokeWidth={apart ? 0 : 2}
            fill={color}
            dot={{ fill: apart ? 'none' : color, stroke: color, strokeWidth: apart ? 2 : 1 }}
            activeDot={{ fill: color, stroke: color }}
            connectNulls
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </Figure>
  );
}

interface FigureProps {
  readonly label: string;
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

function Figure({ label, legend, children }: FigureProps) {
  return (
    <figure className={classes.chart} style={{ height: dayChartHeight }} aria-label={label}>
      {legend}
      <div className={classes.plot}>
        <ResponsiveContainer>{children}</ResponsiveContainer>
      </div>
    </figure>
  );
}

function Legend({ series }: Pick<DayChartProps<string>, 'series'>) {
  return (
    <div className={classes.legend}>
      {series.map(({ name, label, color, apart = false }) => (
        <span key={name}>
          <Swatch color={color} apart={apart} />
          {label}
        </span>
      ))}
    </div>
  );
}

function Swatch({ color, apart }: { readonly color: string; readonly apart: boolean }) {
  return (
    <svg width={12} height={12} aria-hidden>
      <circle
        cx={6}
        cy={6}
        {...(apart ? { r: 5, fill: 'none', stroke: color, strokeWidth: 2 } : { r: 6, fill: color })}
      />
    </svg>
  );
}

const tick = { fontSize: 12, fill: 'currentColor' };

// As wide in every chart, so that each day stands below itself.
const yAxis = {
  width: 48,
  axisLine: false,
  tick: { ...tick, transform: 'translate(-10, 0)' },
  tickLine: { stroke: 'currentColor' },
} as const;

/** What charts have in common: days below, lines behind, and the figures of the day that is pointed at. */
function commonParts<Name extends string>({ series, dayText, valueText }: DayChartProps<Name>) {
  return (
    <Fragment>
      <XAxis
        dataKey="day"
        tickFormatter={dayText}
        tick={{ ...tick, transform: 'translate(0, 10)' }}
        tickLine={false}
        stroke=""
        interval="preserveStartEnd"
        minTickGap={24}
      />
      <CartesianGrid vertical={false} strokeDasharray="5 5" />
      <Tooltip
        isAnimationActive={false}
        position={{ y: 0 }}
        cursor={{ className: classes.cursor, strokeDasharray: '5 5' }}
        content={(pointed) => <Figures {...pointed} {...{ series, dayText, valueText }} />}
      />
    </Fragment>
  );
}

type FiguresProps = Pick<TooltipContentProps, 'label' | 'payload'> &
  Pick<DayChartProps<string>, 'series' | 'dayText' | 'valueText'>;

function Figures({ label, payload, series, dayText, valueText }: FiguresProps) {
  return (
    <div className={classes.figures}>
      {/* Without a day under the pointer there is no label. */}
      {typeof label === 'string' && <b>{dayText(label)}</b>}
      {payload.map(({ dataKey, value }) => {
        const one = series.find(({ name }) => name === dataKey);
        return (
          one !== undefined &&
          typeof value === 'number' && (
            <p key={one.name}>
              <Swatch color={one.color} apart={one.apart ?? false} />
              <span>{one.label}</span>
              {valueText(value)}
            </p>
          )
        );
      })}
    </div>
  );
}
