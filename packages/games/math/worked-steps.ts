/** How an example goes on the abacus, as data: for each number its steps and every single gesture. */
import { expand, type Step, techniques } from '@mindhero/engine/soroban';
import { type Gesture, gestures } from '@mindhero/engine/soroban-beads';

/** One number of an example, put on the board or taken off it. */
export interface WorkedTerm {
  readonly term: number;
  readonly before: number;
  readonly after: number;
  readonly steps: readonly Step[];
  readonly gestures: readonly Gesture[];
}

/** All numbers of an example in order. The running total never falls below 0. */
export function workedTerms(terms: readonly number[]): WorkedTerm[] {
  let board = 0;
  return terms.map((term) => {
    const before = board;
    board += term;
    return {
      term,
      before,
      after: board,
      steps: expand(before, term).steps,
      gestures: gestures(before, term),
    };
  });
}

/** Index of the first number with the hardest technique, the one to explain first; placing the first number is none. */
export function hardestTerm(worked: readonly WorkedTerm[]): number {
  const hardness = worked
    .slice(1)
    .map(({ steps }) => Math.max(...steps.map((step) => techniques.indexOf(step.technique))));
  return hardness.indexOf(Math.max(...hardness)) + 1;
}

/** The digits of a board, highest rod first, on so many rods. */
export function boardDigits(board: number, rods: number): number[] {
  return Array.from(String(board).padStart(rods, '0'), Number);
}

/** The beads that a gesture moved, by their index from the beam. */
export function movedBeads({ rod, before, after, heaven }: Gesture): { heaven: boolean; earth: number[] } {
  const earthOf = (board: number) => Math.floor(board / 10 ** rod) % 5;
  const [from, to] = [earthOf(before), earthOf(after)].toSorted((a, b) => a - b) as [number, number];
  return { heaven: heaven !== 0, earth: Array.from({ length: to - from }, (_, index) => from + index) };
}

/** How close the rods of an explanation stand: the more there are, the closer, so that they fit a phone. */
export function sorobanPitch(rods: number): number {
  return Math.max(30, Math.min(60, Math.floor(300 / rods)));
}
