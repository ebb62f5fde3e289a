/** What an attempt at homework amounts to. Pure. */
import { type PlayFlag, playFlags } from '@mindhero/contract/play';
import type { Block } from '@mindhero/contract/task';
import type { ShownBlock, Sums } from '@mindhero/contract/task-results';

/** A round that was played to its end. */
export interface Result {
  readonly block: number;
  readonly round: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
  readonly active_ms: number;
  readonly started_at: Date;
  readonly finished_at: Date;
  /** Of its play. */
  readonly flags: readonly PlayFlag[];
  /** Words per minute; null where nothing was read. */
  readonly wpm: number | null;
}

type Repeated = readonly Pick<Block, 'repeats'>[];

/** Whether the blocks have this round. */
export function hasRound(blocks: Repeated, { block, round }: Pick<Result, 'block' | 'round'>): boolean {
  return round >= 1 && round <= (blocks[block]?.repeats ?? 0);
}

/** All rounds of the blocks. */
export function countRounds(blocks: Repeated): number {
  return blocks.reduce((sum, { repeats }) => sum + repeats, 0);
}

/** The first round without a result; null if none is left. */
export function nextRound(
  blocks: Repeated,
  results: readonly Pick<Result, 'block' | 'round'>[],
): { readonly block: number; readonly round: number } | null {
  const played = new Set(results.map(({ block, round }) => `${block} ${round}`));
  for (const [block, { repeats }] of blocks.entries()) {
    for (let round = 1; round <= repeats; round++) {
      if (!played.has(`${block} ${round}`)) return { block, round };
    }
  }
  return null;
}

/** Of the rounds of a block in which something was read. */
function meanSpeed(results: readonly Result[], block: number): number | null {
  const speeds = results.flatMap((result) => (result.block === block ? (result.wpm ?? []) : []));
  return speeds.length === 0 ? null : Math.round(speeds.reduce((sum, one) => sum + one, 0) / speeds.length);
}

/** Few blocks have any of it, and a table has many blocks. */
function told(flags: PlayFlag[], wpm: number | null): [] | [PlayFlag[]] | [PlayFlag[], number] {
  if (wpm !== null) return [flags, wpm];
  return flags.length === 0 ? [] : [flags];
}

/** Results block by block, in whatever order they come; what follows the last block that was played is left out. */
export function shownOf(results: readonly Result[]): ShownBlock[] {
  const shown: ShownBlock[] = Array.from(
    { length: Math.max(0, ...results.map(({ block }) => block + 1)) },
    () => null,
  );
  for (const result of results) {
    const [correct, incorrect, missed, activeMs, startedAt, finishedAt, flags = []] = shown[result.block] ?? [
      0,
      0,
      0,
      0,
      Infinity,
      -Infinity,
    ];
    const flagged = playFlags.filter((flag) => flags.includes(flag) || result.flags.includes(flag));
    shown[result.block] = [
      correct + result.correct,
      incorrect + result.incorrect,
      missed + result.missed,
      activeMs + result.active_ms,
      Math.min(startedAt, result.started_at.getTime()),
      Math.max(finishedAt, result.finished_at.getTime()),
      ...told(flagged, meanSpeed(results, result.block)),
    ];
  }
  return shown;
}

/** Whether an attempt takes the place of the one that counts: only if a larger share of it was right. */
export function isBetter(attempt: Sums, counting: Sums): boolean {
  const all = ({ correct, incorrect, missed }: Sums) => correct + incorrect + missed;
  // Without division, so that equal shares are equal; of an attempt without items nothing is known.
  if (all(attempt) === 0) return false;
  return all(counting) === 0 || attempt.correct * all(counting) > counting.correct * all(attempt);
}
