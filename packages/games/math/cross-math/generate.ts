/** Makes a puzzle: a solved grid, of which as many cells are hidden as leave exactly one filling. */
import type { Random } from '@mindhero/engine/random';
import { GenerationError } from '@mindhero/engine/settings';
import { growGrid, type SolvedGrid } from './fill.ts';
import type { Puzzle } from './puzzle.ts';
import { largestOf, type Settings, sideOf } from './settings.ts';
import { type Budget, isForced, isUnique, type Typable } from './solve.ts';

/** A tile needs all its six lines: about one attempt in twenty gives one, one in seventy with products alone. */
const MOST_ATTEMPTS = 20_000;
/** The best of so many grids is taken. */
const GRIDS = 8;
const TILE_LINES = 6;
/** Steps of the search for a second filling, per puzzle; some milliseconds. */
const SEARCH_STEPS = 100_000;

/** What a pupil can type: zero too, and a sign only where the settings have negative numbers. */
export function typableOf(settings: Settings): Typable {
  const highest = largestOf(settings);
  return { lowest: settings.allow_negative ? -highest : 0, highest };
}

/** Reaches all four edges, shows every chosen operation, and has numbers as long as the settings say. */
function meritOf({ lines, solution }: SolvedGrid, settings: Settings): number {
  const side = sideOf(settings);
  const cells = solution.flatMap((value, cell) => (value === null ? [] : [cell]));
  const edges = [
    cells.some((cell) => cell < side),
    cells.some((cell) => cell >= side * (side - 1)),
    cells.some((cell) => cell % side === 0),
    cells.some((cell) => cell % side === side - 1),
  ].filter(Boolean).length;
  const used = new Set(lines.map(({ operation }) => operation)).size;
  const isLong = solution.some((value) => value !== null && Math.abs(value) > largestOf(settings) / 10);
  return 100 * edges + 30 * used + (isLong ? 60 : 0) + lines.length;
}

/** @throws GenerationError if no attempt gave a grid */
function solvedGrid(settings: Settings, random: Random): SolvedGrid {
  const isTile = sideOf(settings) === 3;
  const ideal = isTile ? 400 + 30 * settings.operations.length + 60 + TILE_LINES : Infinity;
  let best: SolvedGrid | null = null;
  let merit = 0;
  let found = 0;
  for (let attempt = 0; attempt < MOST_ATTEMPTS && found < GRIDS && merit < ideal; attempt++) {
    const grid = growGrid(settings, random);
    if (isTile && grid.lines.length < TILE_LINES) continue;
    found++;
    if (meritOf(grid, settings) <= merit) continue;
    best = grid;
    merit = meritOf(grid, settings);
  }
  if (best === null) throw new GenerationError({ path: 'operations', code: 'search_exhausted' });
  return best;
}

/**
 * Hides cells in random order: first whatever leaves each gap to a single equation, then, in tricky puzzles, whatever the
 * search shows to have no other filling.
 */
function hide({ lines, solution }: SolvedGrid, settings: Settings, random: Random): number[] {
  const typable = typableOf(settings);
  const budget: Budget = { steps: SEARCH_STEPS };
  const given = [...solution];
  const order = random.shuffle(solution.map((_, cell) => cell));
  const hideWhile = (isSolvable: () => boolean) => {
    for (const cell of order) {
      const value = given[cell] ?? null;
      if (value === null) continue;
      given[cell] = null;
      if (!isSolvable()) given[cell] = value;
    }
  };
  hideWhile(() => isForced(lines, given, typable));
  if (settings.tricky) hideWhile(() => isUnique(lines, given, typable, budget));
  return solution.flatMap((value, cell) => (value !== null && given[cell] === null ? [cell] : []));
}

/** @throws GenerationError for settings that `check` complains about */
export function generatePuzzle(settings: Settings, random: Random): Puzzle {
  const grid = solvedGrid(settings, random);
  return { side: sideOf(settings), ...grid, hidden: hide(grid, settings, random) };
}
