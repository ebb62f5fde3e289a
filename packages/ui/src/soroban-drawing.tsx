import type { ReactNode } from 'react';
import { beamAt, rodAt, sorobanHeight, sorobanWidth, usualPitch } from './soroban-places.ts';
import classes from './soroban.module.css';

export type BeadState = 'active' | 'resting' | 'moved';

/** The outline of a bead around its middle: two cones that meet at the rim. The slopes give way on narrow beads. */
function outline(half: number): { readonly body: string; readonly lower: string } {
  const flat = Math.max(3, half - 15);
  const at = (part: number) => (flat + ((half - flat) * part) / 15).toFixed(1);
  const lower = `L${at(7)} 12C${at(5)} 14.700 ${at(3)} 16 ${at(0)} 16H-${at(0)}C-${at(3)} 16-${at(5)} 14.700-${at(7)} 12`;
  return {
    body: `M-${at(0)}-16H${at(0)}C${at(3)}-16 ${at(5)}-14.700 ${at(7)}-12L${at(13.2)}-3.700C${at(15.2)}-1 ${at(15.2)} 1 ${at(13.2)} 3.700${lower}L-${at(13.2)} 3.700C-${at(15.2)} 1-${at(15.2)}-1-${at(13.2)}-3.700L-${at(7)}-12C-${at(5)}-14.700-${at(3)}-16-${at(0)}-16Z`,
    lower: `M-${at(14.7)} 0H${at(14.7)}C${at(14.7)} 1.300 ${at(14.2)} 2.400 ${at(13.2)} 3.700${lower}L-${at(13.2)} 3.700C-${at(14.2)} 2.400-${at(14.7)} 1.300-${at(14.7)} 0Z`,
  };
}

interface BeadProps {
  readonly y: number;
  readonly state: BeadState;
  readonly pitch: number;
  /** Under a finger: it follows at once instead of gliding. */
  readonly held?: boolean;
}

/** One bead of a rod. The body is drawn around its own middle, so that moving it is one translation. */
export function SorobanBead({ y, state, pitch, held = false }: BeadProps) {
  const half = (26 / usualPitch) * pitch;
  const { body, lower } = outline(half);
  return (
    <g
      className={`${classes.bead} ${classes[state]}`}
      style={{ transform: `translateY(${y}px)` }}
      data-held={held || undefined}
    >
      <path className={classes.top} d={body} />
      <path className={classes.bottom} d={lower} />
      <path className={classes.shine} d={`M${(-0.46 * half).toFixed(1)}-11l${(-0.23 * half).toFixed(1)} 8`} />
    </g>
  );
}

/** The wire of one rod, with its middle at 0. */
export function SorobanWire() {
  return <path className={classes.wire} d={`M0 14V${sorobanHeight - 14}`} />;
}

/** Frame and beam, with a dot on the beam over the ones, the thousands and so on; rods stand at their places between. */
export function SorobanFrame({
  rods,
  pitch,
  children,
}: {
  readonly rods: number;
  readonly pitch: number;
  readonly children: (rod: number) => ReactNode;
}) {
  const width = sorobanWidth(rods, pitch);
  const indices = Array.from({ length: rods }, (_, index) => index);
  return (
    <>
      <rect className={classes.frame} x="4" y="4" width={width - 8} height={sorobanHeight - 8} rx="18" />
      {indices.map((index) => (
        // Counted from the ones, so that a rod keeps its beads when the board grows.
        <g key={rods - index} transform={`translate(${rodAt(index, pitch)} 0)`}>
          {children(index)}
        </g>
      ))}
      <path className={classes.beam} d={`M4 ${beamAt}h${width - 8}`} />
      {indices.map((index) =>
        (rods - 1 - index) % 3 === 0 ? (
          <circle key={rods - index} className={classes.dot} cx={rodAt(index, pitch)} cy={beamAt} r="3.500" />
        ) : null,
      )}
    </>
  );
}
