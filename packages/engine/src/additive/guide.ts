/**
 * What keeps room for the numbers to come where numbers are too many to list. Rods without a carry between them are
 * independent, so that a lookahead over single rods says enough.
 */
import type { Constraints } from './constraints.ts';
import type { Effort } from './effort.ts';
import { MAX_COUNT } from './exact.ts';
import { lookahead } from './lookahead.ts';
import { reaches, type Shape } from './numbers.ts';

export interface Guide {
  /** False if `left` more numbers cannot follow on a total. */
  allows(total: number, left: number): boolean;
  /** False if not even the best first number leaves room for the others. */
  readonly isPossible: boolean;
  /** Set if the first number is no number of the settings but any total: from where to where it may be. */
  readonly starts?: readonly { readonly min: number; readonly max: number }[];
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The guide for some constraints; null where none is needed or none is known. */
export function guideFor(constraints: Constraints, effort: Effort): Guide | null {
  const { shapes, signs, module } = constraints;
  const length = shapes[0]?.length ?? 0;
  if (shapes.every((shape) => shape.length === length)) return leadingRod(constraints, length, effort);
  return signs.length === 1 && module.hardest < 2 ? allRods(constraints, effort) : null;
}

/** For numbers of one length: each of them moves the leading rod. */
function leadingRod(constraints: Constraints, length: number, effort: Effort): Guide {
  const { shapes, signs, count } = constraints;
  const unit = 10 ** (length - 1);
  const leads = digits.filter((digit) => shapes.some((shape) => reaches(shape, digit * unit, unit)));
  // Sixty leading digits cannot use more room than this.
  const maxTotal = Math.min(Math.floor(constraints.maxTotal / unit), 10 * MAX_COUNT);
  const ahead = lookahead({ ...constraints, maxTotal, duplicates: true }, leads, 0, effort);
  const hasRoom = (lead: number, left: number) =>
    lead >= 0 && ahead.most(ahead.total(Math.min(lead, maxTotal)), left, 0) >= 0;
  const guide: Guide = {
    allows: (total, left) => hasRoom(Math.floor(total / unit), left),
    isPossible: leads.some((lead) => hasRoom(lead, count - 1)),
  };
  if (guide.isPossible || signs.includes(1)) return guide;
  const starts = Array.from({ length: maxTotal }, (_, i) => i + 1)
    .filter((lead) => hasRoom(lead, count - 1))
    .map((lead) => ({ min: lead * unit, max: Math.min((lead + 1) * unit - 1, constraints.maxTotal) }));
  return { ...guide, isPossible: starts.length > 0, starts };
}

/** For totals that only rise or only fall without carries: each number uses up at least one move of one rod. */
function allRods(constraints: Constraints, effort: Effort): Guide {
  const { shapes, signs, count } = constraints;
  const rods = Math.max(...shapes.map((shape: Shape) => shape.length));
  const ahead = lookahead({ ...constraints, maxTotal: 9, duplicates: true }, digits, 0, effort);
  const movesFrom = (digit: number) =>
    digits.findLast((moves) => ahead.most(ahead.total(digit), moves, 0) >= 0) ?? 0;
  const moves = Array.from({ length: 10 }, (_, digit) => movesFrom(digit));
  const allows = (total: number, left: number) => {
    let room = 0;
    for (let rod = 0, rest = total; rod < rods; rod++, rest = Math.floor(rest / 10))
      room += moves[rest % 10] ?? 0;
    return room >= left;
  };
  // Rising totals start from the empty board, falling ones from the digit with the most moves.
  const isPossible = signs.includes(1) ? allows(0, count) : rods * Math.max(...moves) >= count - 1;
  return { allows, isPossible };
}
