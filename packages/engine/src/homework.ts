/**
 * Homework: a task is what a teacher sets, an assignment one student's share of it, an attempt one walk through all its
 * blocks, a round one play of a block.
 */
import { type AnyGame, type PlayResult, simulatePlay } from './play.ts';
import { MAX_SEED, streams } from './random.ts';

/** Where an assignment stands. */
export const homeworkStatuses = ['pending', 'in_progress', 'completed', 'overdue'] as const;
export type HomeworkStatus = (typeof homeworkStatuses)[number];

/** What of an assignment tells where it stands. */
export interface Progressed {
  readonly isStarted: boolean;
  readonly isDone: boolean;
  /** The due time has come. */
  readonly isOver: boolean;
}

/** Done stays done; what is not done when its time is over is overdue, whether it was begun or not. */
export function homeworkStatus({ isStarted, isDone, isOver }: Progressed): HomeworkStatus {
  if (isDone) return 'completed';
  if (isOver) return 'overdue';
  return isStarted ? 'in_progress' : 'pending';
}

/** Where it stands when the time is over: what is known of it may be from before. */
export function statusOnceOver(status: HomeworkStatus): HomeworkStatus {
  return homeworkStatus({
    isStarted: status === 'in_progress',
    isDone: status === 'completed',
    isOver: true,
  });
}

/** Whether it was done after its time; what is not done is not late, but perhaps overdue. */
export function isLate(completedAt: Date | null, dueAt: Date): boolean {
  return completedAt !== null && completedAt > dueAt;
}

export type StatusCounts = Readonly<Record<HomeworkStatus, number>>;

/** How many stand where. */
export function countStatuses(statuses: readonly HomeworkStatus[]): StatusCounts {
  const count = (status: HomeworkStatus) => statuses.filter((one) => one === status).length;
  return {
    pending: count('pending'),
    in_progress: count('in_progress'),
    completed: count('completed'),
    overdue: count('overdue'),
  };
}

/** How far those are who have a task: how many have not begun, are at it, are done. */
export interface Progress {
  readonly untouched: number;
  readonly begun: number;
  readonly done: number;
}

/** Where they stand, as the time of a task is over for all of them at once. */
export function statusesOf({ untouched, begun, done }: Progress, isOver: boolean): StatusCounts {
  const counts = { pending: 0, in_progress: 0, completed: 0, overdue: 0 };
  counts[homeworkStatus({ isStarted: false, isDone: false, isOver })] += untouched;
  counts[homeworkStatus({ isStarted: true, isDone: false, isOver })] += begun;
  counts[homeworkStatus({ isStarted: true, isDone: true, isOver })] += done;
  return counts;
}

interface Counts {
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
}

/** Items right at the first try among all, in percent to a tenth; null where there was none. */
export function adjustedPercent({ correct, incorrect, missed }: Counts): number | null {
  const all = correct + incorrect + missed;
  return all === 0 ? null : Math.round((1000 * correct) / all) / 10;
}

/** Percents added up, each to a tenth as it is shown, and of how many they are. */
export interface PercentSum {
  readonly sum: number;
  readonly count: number;
}

/**
 * The mean of percents, to a tenth; null of none. It is that of the percents as they are shown, so that whoever works it
 * out from a table comes to the same.
 */
export function meanPercent({ sum, count }: PercentSum): number | null {
  // In whole tenths, or halves of a tenth would go up or down by chance.
  return count === 0 ? null : Math.round(Math.round(10 * sum) / count) / 10;
}

/** The mean of these percents. */
export function meanOfPercents(percents: readonly number[]): number | null {
  return meanPercent({ sum: percents.reduce((sum, percent) => sum + percent, 0), count: percents.length });
}

/** Which time it is that a block is played: both are counted from 1. */
export interface RoundCount {
  readonly attempt: number;
  readonly round: number;
}

/**
 * The seed of a round. The first attempt gives every student what the preview showed; each later one gives other items.
 * @param seed of the block
 */
export function roundSeed(seed: number, { attempt, round }: RoundCount): number {
  if (attempt === 1 && round === 1) return seed;
  return streams(seed)(`attempt ${attempt}, round ${round}`).integer(0, MAX_SEED);
}

/** Somebody who knows what to do and is in no hurry. */
const usual = { skill: 0.85, pace: 1 };

/** Nobody is at one round for longer in a simulation: about an hour of answers. */
const MOST_EVENTS = 1000;

export interface FlawlessRound extends Pick<PlayResult, 'ended'> {
  readonly asked: readonly unknown[];
  /** It is asked as a whole of which the items are parts, as the pairs of a board are: none of them stands by itself. */
  readonly isWhole: boolean;
}

/**
 * What a round asks of somebody who makes no mistake, and whether the usual time is enough for all of it. Others are asked
 * the same where a game does not adapt, and until their first mistake where it does.
 */
export function flawlessRound(game: AnyGame, settings: object, seed: number): FlawlessRound {
  const { state } = simulatePlay(game, settings, streams(seed), { ...usual, skill: 1 });
  const asked = game.asked(state);
  const { ended, items } = game.result(state);
  return { asked, ended, isWhole: items.length > asked.length };
}

type Outcome = Counts & Pick<PlayResult, 'ended'>;

/**
 * What counts as missed in a round. Whoever ends one early has missed all that somebody without a mistake would have got,
 * also where the game itself does not know how much there is to come: so ending it never brings more than playing on.
 */
export function missedInRound(game: AnyGame, settings: object, seed: number, result: Outcome): number {
  if (result.ended !== 'stopped') return result.missed;
  const { state } = simulatePlay(game, settings, streams(seed), { ...usual, skill: 1 });
  const whole = game.result(state);
  const all = whole.correct + whole.incorrect + whole.missed;
  return Math.max(result.missed, all - result.correct - result.incorrect);
}

/** How long a round lasts for a usual student, in milliseconds. */
export function expectedRoundMs(game: AnyGame, settings: object, seed: number): number {
  const { events } = simulatePlay(game, settings, streams(seed), usual, { mostEvents: MOST_EVENTS });
  return events.at(-1)?.t ?? 0;
}
