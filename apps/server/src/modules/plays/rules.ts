/** What a log of events is worth. Pure: the finish of a play and the demonstration data score with the same function. */
import { isCounted, type PlayFlag } from '@mindhero/contract/play';
import { evidenceOf, type ItemAnswer } from '@mindhero/engine/mastery/evidence';
import { CLOCK_TOLERANCE_MS, faultInTimes, isTooFast, leastMs } from '@mindhero/engine/plausibility';
import {
  type AnyGame,
  excerpt,
  InvalidEvent,
  mistakesOf,
  type PlayEvent,
  type PlayResult,
  replay,
} from '@mindhero/engine/play';
import { pointsOf } from '@mindhero/engine/points';
import { streams } from '@mindhero/engine/random';
import { starsOfPlay } from '@mindhero/engine/stars';
import { type Tags, tagsOf } from './tags.ts';

/** A play as it was started. */
export interface Started {
  readonly settings: object;
  readonly seed: number;
  readonly origin: 'drawn' | 'given' | 'retry';
  /** Of a retry: which items of the seed it has. */
  readonly only: readonly number[] | null;
  /** Of the rules under which it was started. */
  readonly version: number;
}

/** What is stored of a finished play. */
export interface Score {
  /** The log as the game's own schema read it. */
  readonly events: readonly PlayEvent[];
  /** As the log shows it, then as it is counted. */
  readonly active_ms: number;
  /** What a person had to spend of it with this play alone; 0 for a play that counts as no training. */
  readonly least_ms: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
  readonly level: number | null;
  readonly ended: PlayResult['ended'];
  readonly metrics: PlayResult['metrics'];
  readonly difficulty: number;
  readonly points: number;
  readonly stars: number;
  readonly flags: readonly PlayFlag[];
  /** Whether it counts as training of its day; practice does, too. */
  readonly trains: boolean;
  readonly tags: Tags;
  /** What it tells of skills: nothing where the right answers could be known. */
  readonly answers: readonly ItemAnswer[];
  /** Items whose first answer was wrong, by their indices. */
  readonly mistakes: readonly number[];
}

/**
 * Scores a log by itself; `counted` says what of it counts beside the person's other plays.
 * @param log events as they arrived: each has a type and a time, the rest is untrusted
 * @param elapsedMs wall-clock milliseconds between the start of the play and the arrival of the log
 * @throws InvalidEvent if the log cannot have happened; its message is the reason
 */
export function score(game: AnyGame, play: Started, log: readonly PlayEvent[], elapsedMs: number): Score {
  const fault = faultInTimes(log, elapsedMs);
  if (fault !== null) throw new InvalidEvent(fault);
  const activeMs = log.at(-1)?.t ?? 0;
  if (play.version !== game.version) return { ...unverifiable, active_ms: activeMs };

  const events = log.map((entry, index) => readEvent(game, entry, index));
  const { state, result } = replay(excerpt(game, play.only), play.settings, streams(play.seed), events);
  const difficulty = game.difficulty(play.settings);
  const pace = { fastestAnswerMs: game.fastestAnswerMs, shownMs: game.shownMs?.(state) ?? 0 };
  const said = game.flags?.(state) ?? [];
  const isPlausible = !isTooFast(result, activeMs, game.fastestAnswerMs) && !said.includes('too_fast');
  const flags: PlayFlag[] = [
    ...(isPlausible ? [] : (['too_fast'] as const)),
    ...practice[play.origin],
    // Of what nobody has read, nothing more is to be said.
    ...(isPlausible ? said : []),
  ];
  const earns = isCounted(flags);
  return {
    events,
    active_ms: activeMs,
    least_ms: isPlausible ? leastMs(result, activeMs, pace) : 0,
    correct: result.correct,
    incorrect: result.incorrect,
    missed: result.missed,
    level: result.level ?? null,
    ended: result.ended,
    metrics: result.metrics,
    difficulty,
    points: earns ? pointsOf(result.items, difficulty) : 0,
    stars: earns ? starsOfPlay(result) : 0,
    flags,
    trains: isPlausible,
    tags: isPlausible ? tagsOf(result.items) : {},
    answers: earns ? evidenceOf(result, difficulty) : [],
    mistakes: mistakesOf(result.items),
  };
}

/** The time that a person had for a play beside all others that are finished. */
export interface Room {
  /** Milliseconds since it began. */
  readonly elapsedMs: number;
  /** How many of them no other play's active time takes, and how many no other play needs at least. */
  readonly active_ms: number;
  readonly least_ms: number;
}

/** The room of a play that began when every other one was over. */
export const roomAlone = (elapsedMs: number): Room => ({
  elapsedMs,
  active_ms: elapsedMs,
  least_ms: elapsedMs,
});

/**
 * What of a score counts: time that was counted already is not counted again. Points stay as long as one person can have
 * played it all, since a game may lie open while its player is busy with another.
 */
export function counted(score: Score, room: Room): Score {
  const activeMs = Math.min(score.active_ms, room.active_ms);
  if (score.trains && score.least_ms > room.least_ms) {
    const flag = score.least_ms > room.elapsedMs ? 'too_fast' : 'crowded';
    const nothing = { least_ms: 0, points: 0, stars: 0, trains: false, tags: {}, answers: [] };
    return { ...score, ...nothing, active_ms: activeMs, flags: [flag, ...score.flags] };
  }
  const isShort = score.trains && score.active_ms - activeMs > CLOCK_TOLERANCE_MS;
  return { ...score, active_ms: activeMs, flags: isShort ? ['overlap', ...score.flags] : score.flags };
}

/** Whose right answers could be known, from a sheet of paper or from the play before. */
const practice: Readonly<Record<Started['origin'], readonly PlayFlag[]>> = {
  drawn: [],
  given: ['given_seed'],
  retry: ['retry'],
};

function readEvent(game: AnyGame, entry: PlayEvent, index: number): PlayEvent {
  const parsed = game.event.safeParse(entry);
  if (!parsed.success) throw new InvalidEvent(`event ${index} is none of this game`);
  if (!Object.values(parsed.data).every(isStorable)) throw new InvalidEvent(`event ${index} holds no text`);
  return parsed.data;
}

/** PostgreSQL's jsonb takes neither a NUL nor half a surrogate pair; no keyboard makes them. */
function isStorable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isStorable);
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));
}

/**
 * Begun under rules that this server no longer has: nobody can say any more what the log is worth or even what it
 * means, so the play is kept without it.
 */
const unverifiable: Omit<Score, 'active_ms'> = {
  events: [],
  least_ms: 0,
  correct: 0,
  incorrect: 0,
  missed: 0,
  level: null,
  ended: 'stopped',
  metrics: {},
  difficulty: 0,
  points: 0,
  stars: 0,
  flags: ['version_outdated'],
  trains: false,
  tags: {},
  answers: [],
  mistakes: [],
};
