/** A row of `plays` as the driver gives it, and as the contract shows it. */
import type { FinishedPlay, Play, PlayFlag, StartedPlay } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import { levelOf } from '@mindhero/engine/levels';
import type { Material, MaterialContent } from '@mindhero/engine/reading/material';
import { toMaterial } from '../../entities/materials/pool.ts';
import type { Score, Started } from './rules.ts';

interface StartedColumns {
  readonly id: string;
  readonly user_id: number;
  readonly game: Play['game'];
  readonly subject: Play['subject'];
  readonly version: number;
  readonly settings: Record<string, unknown>;
  /** bigint: the driver gives text. */
  readonly seed: string;
  readonly origin: Started['origin'];
  readonly only: readonly number[] | null;
  /** Which round of homework it is; all null if it is none. */
  readonly attempt_id: string | null;
  readonly block: number | null;
  readonly round: number | null;
  readonly started_at: Date;
  /** Of a play that began without a network: the earliest that this can have been. */
  readonly earliest_at: Date | null;
  /** What it is played with, and what that holds; both null where it needs nothing. */
  readonly revision_id: number | null;
  readonly content: MaterialContent | null;
}

interface FinishedColumns {
  readonly finished_at: Date;
  readonly active_ms: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
  readonly level: number | null;
  readonly ended: Play['ended'];
  readonly metrics: Readonly<Record<string, number>>;
  readonly difficulty: number;
  readonly points: number;
  readonly stars: number;
  readonly flags: PlayFlag[];
  readonly total_points: number;
  readonly total_stars: number;
}

export type OpenRow = StartedColumns & { readonly [Column in keyof FinishedColumns]: null };
export type FinishedRow = StartedColumns & FinishedColumns;
export type PlayRow = OpenRow | FinishedRow;

/** What a finish stores in the row of its play, but the totals. */
export function finishedColumns(
  { active_ms, correct, incorrect, missed, level, ended, metrics, difficulty, points, stars, flags }: Score,
  finishedAt: Date,
): Omit<FinishedColumns, 'total_points' | 'total_stars'> {
  const figures = { correct, incorrect, missed, level, ended, metrics, difficulty, points, stars };
  return { ...figures, finished_at: finishedAt, active_ms, flags: [...flags] };
}

/** The round of homework that the play is, or null. */
export function roundOf({ attempt_id, block, round }: StartedColumns): RoundPlace | null {
  return attempt_id === null || block === null || round === null
    ? null
    : { attempt: attempt_id, block, round };
}

/** What it is played with beside settings and seed, or null. */
export function materialOf({
  revision_id,
  content,
}: Pick<StartedColumns, 'revision_id' | 'content'>): Material | null {
  return revision_id === null || content === null ? null : toMaterial({ revision_id, content });
}

/** The earliest moment at which the play can have begun, in milliseconds. */
export function begunAt({ started_at, earliest_at }: StartedColumns): number {
  return (earliest_at ?? started_at).getTime();
}

/** Told by the time of the end, which a row gets together with all else that a finish stores. */
export function isFinished(row: PlayRow): row is FinishedRow {
  return row.finished_at !== null;
}

/** A row as the contract tells of a play that has begun; times in ISO 8601, UTC. */
export function toStarted(row: PlayRow): StartedPlay {
  const material = materialOf(row);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    settings: row.settings,
    seed: Number(row.seed),
    only: row.only && [...row.only],
    started_at: row.started_at.toISOString(),
    ...(material !== null && { material }),
  };
}

/** A row as the contract lists finished plays; times in ISO 8601, UTC. */
export function toPlay(row: FinishedRow): Play {
  return {
    id: row.id,
    game: row.game,
    subject: row.subject,
    version: row.version,
    settings: row.settings,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at.toISOString(),
    active_ms: row.active_ms,
    correct: row.correct,
    incorrect: row.incorrect,
    missed: row.missed,
    level: row.level,
    ended: row.ended,
    metrics: row.metrics,
    difficulty: row.difficulty,
    points: row.points,
    stars: row.stars,
    flags: row.flags,
  };
}

/** A row as its finish is answered: with the totals as they were then, so that a second answer equals the first. */
export function toFinished(row: FinishedRow): FinishedPlay {
  return {
    play: toPlay(row),
    total_points: row.total_points,
    level: levelOf(row.total_points),
    previous_level: levelOf(row.total_points - row.points),
    total_stars: row.total_stars,
  };
}
