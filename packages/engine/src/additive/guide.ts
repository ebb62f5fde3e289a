/**
 * What keeps room for the numbers to come where numbers are too many to list. Rods without a carry between them are
 * independent, so that a lookahead over single rods says enough.
 */
import { canCross, leastSum, type Constraints } from './constraints.ts';
import { type Effort, unbounded } from './effort.ts';
import { lookahead } from './lookahead.ts';
import { reaches, type Shape } from './numbers.ts';

export interface Guide {
  /** False if `left` more numbers cannot follow on a total. */
  allows(total: number, left: number): boolean;
  /** Set if the first number is no number of the settings but any total: where it may lie. */
  readonly starts: readonly { readonly min: number; readonly max: number }[] | null;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The guides to try, one after the other. None at all means that there is no room for so many numbers: each of them
 * moves the leading rod (or, without carries, some rod), and carries from below only take more room.
 */
export function guidesFor(constraints: Constraints, effort: Effort): readonly Guide[] {
  const { shapes, signs, module } = constraints;
  const length = shapes[0]?.length ?? 0;
  if (shapes.every((shape) => shape.length === length)) return leadingRod(constraints, length, effort);
  return signs.length === 1 && module.hardest < 2
    ? allRods(constraints).flatMap((guide) => withStarts(constraints, guide))
    : freeGuides(constraints);
}

/** Guides that know nothing about room. */
export function freeGuides(constraints: Constraints): readonly Guide[] {
  return withStarts(constraints, free);
}

/** A guide, and for totals that only fall the same one with any total to start from. */
function withStarts(constraints: Constraints, guide: Guide): readonly Guide[] {
  const starts = constraints.signs.includes(1) ? [] : startsOf(constraints);
  return starts.length === 0 ? [guide] : [guide, { ...guide, starts }];
}

/** No guide: numbers of many lengths find some room nearly always. */
const free: Guide = { allows: () => true, starts: null };

/** The totals from which so many numbers can be taken, and the line crossed if there is one; none where there are too few numbers. */
function startsOf(constraints: Constraints): NonNullable<Guide['starts']> {
  const { count, maxTotal, module } = constraints;
  const least = leastSum(constraints, count - 1);
  const most = (module.line ?? 1) - 1 + (count - 1) * constraints.largest;
  const [min, max] = [Math.min(maxTotal, Math.max(1, least)), Math.min(maxTotal, most)];
  return min > max ? [] : [{ min, max }];
}

/** For numbers of one length. */
function leadingRod(constraints: Constraints, length: number, effort: Effort): readonly Guide[] {
  const { shapes, signs, count } = constraints;
  const unit = 10 ** (length - 1);
  const leads = leadsOf(shapes, unit);
  // With the carry from below no number moves the rod by more than 10, and a turn of the next rod shows all boards.
  const maxTotal = Math.min(Math.floor(constraints.maxTotal / unit), 10 * count + 100);
  const ahead = lookahead({ ...constraints, maxTotal, duplicates: true }, leads, 0);
  const hasRoom = (lead: number, left: number, own: Effort) =>
    lead >= 0 && ahead.most(ahead.total(Math.min(lead, maxTotal)), left, 0, own) >= 0;
  const known: (boolean | undefined)[][] = [];
  const allows = (total: number, left: number) => {
    const lead = Math.min(Math.floor(total / unit), maxTotal);
    const ofLeft = (known[left] ??= []);
    return lead >= 0 && (ofLeft[lead] ??= hasRoom(lead, left, unbounded));
  };
  const guides: Guide[] = leads.some((lead) => hasRoom(lead, count - 1, effort))
    ? [{ allows, starts: null }]
    : [];
  if (signs.includes(1)) return guides;
  const starts = Array.from({ length: maxTotal }, (_, i) => i + 1)
    .filter((lead) => hasRoom(lead, count - 1, effort))
    .map((lead) => ({ min: lead * unit, max: Math.min((lead + 1) * unit - 1, constraints.maxTotal) }))
    .filter(({ min }) => canCross(constraints, min, (count - 1) * constraints.largest));
  return starts.length === 0 ? guides : [...guides, { allows, starts }];
}

/**
 * For totals that only rise or only fall without carries: each number begins with a move of its own leading rod, and
 * each rod has a few such moves only.
 */
function allRods(constraints: Constraints): readonly Guide[] {
  const { shapes, signs, count } = constraints;
  const rods = Math.max(...shapes.map(({ length }) => length));
  const moves = Array.from({ length: rods }, (_, rod) => {
    const leads = leadsOf(
      shapes.filter(({ length }) => length === rod + 1),
      10 ** rod,
    );
    return leadingMoves(constraints, leads);
  });
  const pairs = Array.from({ length: Math.ceil(rods / 2) }, (_, pair) => roomOfPair(moves, 2 * pair));
  const allows = (total: number, left: number) => {
    let room = 0;
    let rest = total;
    for (const ofPair of pairs) {
      const above = Math.floor(rest / 100);
      room += ofPair[rest - 100 * above] as number;
      rest = above;
    }
    return room >= left;
  };
  // Rising totals start from the empty board, falling ones from the digits with the most moves.
  const most = moves.reduce((sum, ofRod) => sum + Math.max(...ofRod), 0);
  const hasRoom = signs.includes(1) ? allows(0, count) : most >= count - 1;
  return hasRoom ? [{ allows, starts: null }] : [];
}

/** By what two rods show, of which the lower one is given: how many moves can follow on both together. */
function roomOfPair(moves: readonly (readonly number[])[], rod: number): readonly number[] {
  const [low, high] = [moves[rod], moves[rod + 1]];
  return Array.from(
    { length: 100 },
    (_, shown) => (low?.[shown % 10] ?? 0) + (high?.[Math.floor(shown / 10)] ?? 0),
  );
}

/** By digit of a rod: how many moves of these sizes can follow on it. */
function leadingMoves(constraints: Constraints, leads: readonly number[]): readonly number[] {
  const ahead = lookahead({ ...constraints, maxTotal: 9, duplicates: true }, leads, 0);
  return Array.from(
    { length: 10 },
    (_, digit) => digits.findLast((left) => ahead.most(ahead.total(digit), left, 0, unbounded) >= 0) ?? 0,
  );
}

/** The leading digits of numbers of one length. */
function leadsOf(shapes: readonly Shape[], unit: number): readonly number[] {
  return digits.filter((digit) => shapes.some((shape) => reaches(shape, digit * unit, unit)));
}
