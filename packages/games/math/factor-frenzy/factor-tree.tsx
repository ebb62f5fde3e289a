import classes from './factor-frenzy.module.css';

const STEP_X = 44;
const STEP_Y = 50;
const RADIUS = 18;

interface FactorTreeProps {
  readonly number: number;
  /** Ascending. */
  readonly factors: readonly number[];
  /** Which of the factors make up the answer. */
  readonly used: readonly boolean[];
}

/** A number, split again and again into its smallest prime factor and the rest. */
export function FactorTree({ number, factors, used }: FactorTreeProps) {
  const rests = factors.map((_, place) =>
    factors.slice(place).reduce((product, factor) => product * factor, 1),
  );
  const last = factors.length - 1;
  const x = (place: number) => STEP_X * (place + 1);
  const y = (place: number) => STEP_Y * place + RADIUS + 3;
  return (
    <svg
      className={classes.tree}
      role="img"
      aria-label={`${number} = ${factors.join(' × ')}`}
      width={STEP_X * (last + 2)}
      height={STEP_Y * last + 2 * RADIUS + 6}
    >
      {factors.slice(0, -1).map((_, place) => (
        <path
          key={place}
          d={`M${x(place) - STEP_X / 2} ${y(place + 1)} L${x(place)} ${y(place)} L${x(place + 1)} ${y(place + 1)}`}
        />
      ))}
      {rests.slice(0, -1).map((rest, place) => (
        <text key={place} className={classes.rest} x={x(place)} y={y(place)}>
          {rest}
        </text>
      ))}
      {factors.map((factor, place) => {
        // The last factor is what is left over; the others hang to the left of their rests.
        const cx = place === last ? x(place) : x(place) - STEP_X / 2;
        const cy = place === last ? y(place) : y(place + 1);
        return (
          <g key={place} data-used={used[place] || undefined}>
            <circle cx={cx} cy={cy} r={RADIUS} />
            <text x={cx} y={cy}>
              {factor}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
