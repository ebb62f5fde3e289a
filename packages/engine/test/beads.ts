/**
 * An abacus of beads, written as plainly as possible and independently of the engine: every bead is moved by itself,
 * and what a technique is, is found by trying its gestures.
 */
import type { Technique } from '../src/soroban.ts';

export interface PlainStep {
  readonly rod: number;
  readonly digit: number;
  readonly size: number;
  readonly technique: Technique;
  readonly carry: boolean;
}

/** The gestures of each technique in order; ±10 is one on the next rod. */
function formulas(sign: number, n: number): [Technique, number[]][] {
  const up = sign > 0;
  const all: [Technique, number[]][] = [['direct', [sign * n]]];
  if (n <= 4) all.push(['small_friend', up ? [5, n - 5] : [-5, 5 - n]]);
  all.push(['big_friend', up ? [n - 10, 10] : [-10, 10 - n]]);
  if (n >= 6) all.push(['family', up ? [n - 5, -5, 10] : [-10, 5, 5 - n]]);
  return all;
}

const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const known = { up: sizes.map((n) => formulas(1, n)), down: sizes.map((n) => formulas(-1, n)) };
const formulasOf = (move: number) => (move > 0 ? known.up : known.down)[Math.abs(move) - 1] ?? [];

/** One rod: a heaven bead that is at the beam or not, and up to four earth beads that are. */
export class Rod {
  heaven: boolean;
  earth: number;

  constructor(digit: number) {
    this.heaven = digit >= 5;
    this.earth = digit % 5;
  }

  get digit(): number {
    return (this.heaven ? 5 : 0) + this.earth;
  }

  /** Moves beads worth so much in one direction, one after the other; false as soon as there is none left to move. */
  gesture(move: number): boolean {
    const up = move > 0;
    let left = Math.abs(move);
    if (left >= 5) {
      if (this.heaven === up) return false;
      this.heaven = up;
      left -= 5;
    }
    for (; left > 0; left--) {
      if (this.earth === (up ? 4 : 0)) return false;
      this.earth += up ? 1 : -1;
    }
    return true;
  }
}

/** True if beads worth `move` can go to the beam (or leave it) in one direction. */
export function isGesture(digit: number, move: number): boolean {
  return new Rod(digit).gesture(move);
}

/** Every technique whose gestures the beads of a rod can do, one after the other. */
export function executable(digit: number, move: number): Technique[] {
  return formulasOf(move).flatMap(([technique, terms]) => {
    const rod = new Rod(digit);
    return terms.every((term) => Math.abs(term) === 10 || rod.gesture(term)) ? [technique] : [];
  });
}

/** A whole abacus on which numbers are put and taken. */
export class Abacus {
  readonly rods: Rod[];

  constructor(total: number) {
    const digits = Array.from(String(total), Number).toReversed();
    this.rods = Array.from({ length: 13 }, (_, rod) => new Rod(digits[rod] ?? 0));
  }

  get total(): number {
    return this.rods.reduceRight((sum, rod) => sum * 10 + rod.digit, 0);
  }

  /** Adds or takes a number, from the highest rod down, and tells the steps. */
  work(addend: number): PlainStep[] {
    const steps: PlainStep[] = [];
    const text = String(Math.abs(addend));
    for (let i = 0; i < text.length; i++) {
      const digit = Number(text[i]);
      if (digit > 0) this.#move(text.length - 1 - i, Math.sign(addend) * digit, false, steps);
    }
    return steps;
  }

  #move(index: number, move: number, carry: boolean, steps: PlainStep[]): void {
    const rod = this.rods[index];
    if (!rod) throw new RangeError('the abacus has no such rod');
    const { digit, heaven, earth } = rod;
    for (const [technique, terms] of formulasOf(move)) {
      if (!terms.every((term) => Math.abs(term) === 10 || rod.gesture(term))) {
        rod.heaven = heaven;
        rod.earth = earth;
        continue;
      }
      steps.push({ rod: index, digit, size: Math.abs(move), technique, carry });
      if (terms.some((term) => Math.abs(term) === 10)) this.#move(index + 1, Math.sign(move), true, steps);
      return;
    }
    throw new Error(`no technique for ${move} on ${digit}`);
  }
}

/** The steps of an addition, from the highest rod down. */
export function plainSteps(total: number, addend: number): PlainStep[] {
  return new Abacus(total).work(addend);
}
