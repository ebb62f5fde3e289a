import type { Report } from '@mindhero/contract/statistics/pupil';
import { wholeMinutesOf } from '@mindhero/engine/minutes';
import type { Formats } from '../../../platform/format.ts';
import classes from './report.module.css';

interface WeeksDrawingProps extends Pick<Report, 'weeks' | 'ability'> {
  readonly words: { readonly week: string; readonly minutes: string; readonly ability: string };
  readonly format: Formats;
}

const WIDTH = 640;
const HEIGHT = 150;
const TOP = 18;
const BOTTOM = HEIGHT - 22;
/** So many weeks have room for their figures. */
const MOST_TOLD = 14;
/** Tenths of a percent. */
const WHOLE = 1000;

/**
 * Minutes as bars and mastery as a line, week by week, with its figures on it: what is printed cannot be pointed at. Drawn by
 * hand, as the library of charts measures the screen.
 */
export function WeeksDrawing({ weeks, ability, words, format }: WeeksDrawingProps) {
  const wide = WIDTH / weeks.length;
  const minutes = weeks.map(({ active_ms }) => wholeMinutesOf(active_ms));
  const most = Math.max(1, ...minutes);
  const isTold = weeks.length <= MOST_TOLD;
  const middle = (index: number) => (index + 0.5) * wide;
  const height = (value: number) => BOTTOM - value * (BOTTOM - TOP);
  const known = weeks.flatMap(({ ability: value }, index) => (value === null ? [] : [{ value, index }]));
  const last = known.at(-1);
  return (
    <figure className={classes.drawing} aria-label={`${words.minutes}, ${words.ability}`}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <path className={classes.ground} d={`M0 ${BOTTOM}H${WIDTH}`} />
        {minutes.map((value, index) => (
          <g key={index}>
            <rect
              className={classes.bar}
              x={index * wide + wide * 0.2}
              width={wide * 0.6}
              y={height((0.8 * value) / most)}
              height={BOTTOM - height((0.8 * value) / most)}
            />
            {isTold && value > 0 && (
              <text x={middle(index)} y={BOTTOM - 4}>
                {format.number(value)}
              </text>
            )}
          </g>
        ))}
        {ability !== null && last !== undefined && (
          <path
            className={classes.band}
            d={`M${middle(last.index)} ${height(ability.least / WHOLE)}V${height(ability.most / WHOLE)}`}
          />
        )}
        {ability !== null && (
          <>
            <polyline
              className={classes.line}
              points={known.map(({ value, index }) => `${middle(index)},${height(value / WHOLE)}`).join(' ')}
            />
            {known.map(({ value, index }) => (
              <g key={index}>
                <circle
                  className={classes.dot}
                  cx={middle(index)}
                  cy={height(value / WHOLE)}
                  r={isTold ? 3.5 : 2}
                />
                {isTold && (
                  <text className={classes.value} x={middle(index)} y={height(value / WHOLE) - 7}>
                    {Math.round(value / 10)}
                  </text>
                )}
              </g>
            ))}
          </>
        )}
        {weeks.map(
          ({ week }, index) =>
            (isTold || index % 8 === 0) && (
              <text key={week} x={middle(index)} y={HEIGHT - 6}>
                {format.shortDate(week)}
              </text>
            ),
        )}
      </svg>
      <figcaption>
        <span data-of="bar">{words.minutes}</span>
        {ability !== null && <span data-of="line">{words.ability}</span>}
      </figcaption>
      <div className={classes.heard}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.minutes}</th>
              <th scope="col">{words.ability}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, ability: value }, index) => (
              <tr key={week}>
                <th scope="row">{format.shortDate(week)}</th>
                <td>{minutes[index]}</td>
                <td>{value === null || ability === null ? '–' : format.number(value / 10)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
