import { useState } from 'react';
import { SorobanFrame } from './soroban-drawing.tsx';
import { rodAfter } from './soroban-moves.ts';
import { sorobanHeight, sorobanWidth } from './soroban-places.ts';
import { SorobanRod } from './soroban-rod.tsx';
import type { SorobanMark } from './soroban.tsx';
import { useSorobanFit } from './use-soroban-fit.ts';
import classes from './soroban-board.module.css';

interface SorobanBoardProps {
  /** One digit for each rod, highest first. */
  readonly digits: readonly number[];
  /** One gesture: the rod, 0 for the highest, and its digit before and after. The board shows what `digits` say. */
  readonly onMove: (rod: number, from: number, to: number) => void;
  /** Beads shown in gold. */
  readonly marks?: readonly SorobanMark[];
  /** Name of the whole board. */
  readonly label: string;
  /** Name of each rod, as in "tens". */
  readonly rodLabel: (rod: number) => string;
  /** Beads stand still. */
  readonly disabled?: boolean;
}

/**
 * An abacus to work on, as large as the box around it allows. Beads go with a tap or are drawn; with the keyboard one
 * rod after the other, each of them a slider.
 */
export function SorobanBoard({
  digits,
  onMove,
  marks = [],
  label,
  rodLabel,
  disabled = false,
}: SorobanBoardProps) {
  const [at, setAt] = useState(0);
  const rods = digits.length;
  const { box, fitted } = useSorobanFit(rods);

  function press(rod: number, key: string): boolean {
    const next = rodAfter(rod, rods, key);
    if (next === null) return false;
    setAt(next);
    box.current?.querySelectorAll<SVGGElement>('[role=slider]')[next]?.focus();
    return true;
  }

  return (
    <div ref={box} className={classes.box}>
      <svg
        className={classes.board}
        viewBox={`0 0 ${sorobanWidth(rods, fitted.pitch)} ${sorobanHeight}`}
        style={{ width: fitted.width }}
        role="group"
        aria-label={label}
        data-disabled={disabled || undefined}
      >
        <SorobanFrame rods={rods} pitch={fitted.pitch}>
          {(rod) => (
            <SorobanRod
              digit={digits[rod] ?? 0}
              mark={marks.find((mark) => mark.rod === rod)}
              pitch={fitted.pitch}
              label={rodLabel(rod)}
              isStop={rod === Math.min(at, rods - 1)}
              disabled={disabled}
              onMove={(from, to) => onMove(rod, from, to)}
              onFocus={() => setAt(rod)}
              onKey={(key) => press(rod, key)}
            />
          )}
        </SorobanFrame>
      </svg>
    </div>
  );
}
