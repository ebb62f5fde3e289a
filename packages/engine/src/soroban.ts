/**
 * The Japanese abacus. A rod shows a digit d = 5U + L with one heaven bead (U is 0 or 1) and four earth beads
 * (L is 0 to 4); rod r counts 10^r. Adding or taking a digit on a rod is done by exactly one of four techniques.
 */

/** How a digit is added or taken: directly, through 5, through 10, or through both. From easy to hard. */
export const techniques = ['direct', 'small_friend', 'big_friend', 'family'] as const;
export type Technique = (typeof techniques)[number];

/** One digit added to or taken from one rod: everything that an explanation in words needs. */
export interface Step {
  /** 0 is the rod of the ones. */
  readonly rod: number;
  /** The digit that the rod shows before. */
  readonly digit: number;
  /** What is added (1 to 9) or taken (−1 to −9). */
  readonly move: number;
  readonly technique: Technique;
  /** The terms of the technique in the order of the hands, such as [2, −5, 10] for +7; ±10 is the carry. */
  readonly formula: readonly number[];
  /** A carry or borrow that the step before it asked for; its move is ±1. */
  readonly carry: boolean;
}

/** A move as teachers write it, with a true minus sign close to it: "+7", "−3". */
export function moveText(move: number): string {
  return `${move < 0 ? '−' : '+'}${Math.abs(move)}`;
}

/**
 * The technique for a move on a rod, whatever the other rods show. Closed form of the legal bead moves: a gesture is
 * direct if it only adds or only takes beads; through 10 the same question is asked of the complement.
 * @param digit the rod's digit, 0 to 9
 * @param move 1 to 9 or −1 to −9
 */
export function technique(digit: number, move: number): Technique {
  const size = Math.abs(move);
  const after = digit + move;
  if (after >= 0 && after <= 9) return isDirect(digit, move) ? 'direct' : 'small_friend';
  const complement = move > 0 ? size - 10 : 10 - size;
  return isDirect(digit, complement) ? 'big_friend' : 'family';
}

/** True if both kinds of beads can move the same way. */
function isDirect(digit: number, move: number): boolean {
  const size = Math.abs(move);
  const earth = (digit % 5) + Math.sign(move) * (size % 5);
  const heaven = Math.floor(digit / 5) + Math.sign(move) * Math.floor(size / 5);
  return earth >= 0 && earth <= 4 && heaven >= 0 && heaven <= 1;
}

/** The terms of a technique in the order in which the hands do them; ±10 stands for one on the next rod. */
export function formula(move: number, by: Technique): readonly number[] {
  const sign = Math.sign(move);
  const size = Math.abs(move);
  switch (by) {
    case 'direct':
      return [move];
    case 'small_friend':
      return [sign * 5, -sign * (5 - size)];
    case 'big_friend':
      return sign > 0 ? [size - 10, 10] : [-10, 10 - size];
    case 'family':
      return sign > 0 ? [size - 5, -5, 10] : [-10, 5, 5 - size];
  }
}

/** Rank of each technique by digit and move, so that generators need no arithmetic: index `digit * 19 + move + 9`. */
const ranks = Uint8Array.from({ length: 190 }, (_, index) => {
  const move = (index % 19) - 9;
  return move === 0 ? 0 : techniques.indexOf(technique(Math.floor(index / 19), move));
});

/**
 * The digit that a rod shows, for hot loops: `%` is slow for numbers that are too large for 32 bits.
 * @param unit what one bead of the rod counts: a power of ten
 */
export function digitOn(board: number, unit: number): number {
  const above = Math.floor(board / unit);
  return above - 10 * Math.floor(above / 10);
}

/** Rank of `technique` in `techniques`: 0 direct to 3 family. A lookup, for hot loops. */
export function techniqueRank(digit: number, move: number): number {
  return ranks[digit * 19 + move + 9] as number;
}

/**
 * Takes an addend apart in the order of the hands: rods from high to low, each carry right after the step that asked
 * for it. Reports each step by its numbers, without making objects; a visitor that returns false ends the walk.
 * @param total the board before, not negative
 * @param addend not 0; total + addend is not negative
 */
export function walkSteps(
  total: number,
  addend: number,
  visit: (rod: number, digit: number, move: number, rank: number, carry: boolean) => boolean,
): void {
  const sign = addend > 0 ? 1 : -1;
  const size = addend * sign;
  let board = total;
  let rod = 0;
  let unit = 1;
  while (unit * 10 <= size) {
    unit *= 10;
    rod += 1;
  }
  for (; rod >= 0; rod--, unit /= 10) {
    const move = sign * digitOn(size, unit);
    if (move === 0) continue;
    const digit = digitOn(board, unit);
    const rank = techniqueRank(digit, move);
    if (!visit(rod, digit, move, rank, false)) return;
    if (rank >= 2 && !walkCarry(board, rod + 1, unit * 10, sign, visit)) return;
    board += move * unit;
  }
}

/** A carry or borrow, and those that it asks for in turn. */
function walkCarry(
  board: number,
  fromRod: number,
  fromUnit: number,
  sign: number,
  visit: Parameters<typeof walkSteps>[2],
): boolean {
  for (let rod = fromRod, unit = fromUnit; ; rod++, unit *= 10) {
    const digit = digitOn(board, unit);
    const rank = techniqueRank(digit, sign);
    if (!visit(rod, digit, sign, rank, true)) return false;
    if (rank < 2) return true;
  }
}

/**
 * The steps of an addition or subtraction, and the total after it.
 * @throws RangeError if the addend is 0 or the total would fall below 0
 */
export function expand(
  total: number,
  addend: number,
): { readonly total: number; readonly steps: readonly Step[] } {
  const after = total + addend;
  if (addend === 0 || total < 0 || after < 0) throw new RangeError(`cannot work ${addend} on ${total}`);
  const steps: Step[] = [];
  walkSteps(total, addend, (rod, digit, move, rank, carry) => {
    const by = techniques[rank] as Technique;
    steps.push({ rod, digit, move, technique: by, formula: formula(move, by), carry });
    return true;
  });
  return { total: after, steps };
}

/** What a pupil's statistics keep of a step: enough to count it in a table of digits and moves. */
export type TaggedStep = Pick<Step, 'technique' | 'move' | 'digit'>;

/** A step's tag in a pupil's statistics, such as "small_friend:+4@3". `readStepTag` reads it back. */
export function stepTag({ technique: by, move, digit }: TaggedStep): string {
  return `${by}:${move > 0 ? '+' : ''}${move}@${digit}`;
}

const STEP_TAG = /^([a-z_]+):([+-][1-9])@([0-9])$/;

/** What a tag says, or null if no step has that tag: a move on a digit has one technique only. */
export function readStepTag(tag: string): TaggedStep | null {
  const [, by, signed, shown] = STEP_TAG.exec(tag) ?? [];
  const move = Number(signed);
  const digit = Number(shown);
  return by !== undefined && technique(digit, move) === by ? { technique: by, move, digit } : null;
}

/** Rods to show for totals up to a bound: one more than its digits, at least three. */
export function rodsFor(largestTotal: number): number {
  return Math.max(String(largestTotal).length + 1, 3);
}
