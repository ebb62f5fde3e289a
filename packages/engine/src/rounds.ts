/**
 * Question-and-answer games: a list of items made at the start, one or more of them open at a time, each answered by
 * a string. A room says how to generate and grade; everything else about rounds is here.
 */
import * as z from 'zod/mini';
import { median } from './median.ts';
import {
  eventTime,
  InvalidEvent,
  type ItemOutcome,
  type PlayResult,
  type Progress,
  type Pupil,
} from './play.ts';
import type { Streams } from './random.ts';

/** Longest answer that is read; anything longer is refused with the log. */
export const LONGEST_ANSWER = 40;

/**
 * Of more wrong tries at one item only the first ones and the last are kept: the time to replay a log must grow with its
 * length, not with its square.
 */
const TRIES_KEPT = 50;

/** Events of rounds. `item` is the index of the answered item; the answer is kept as the pupil typed it. */
export const roundsEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    t: eventTime,
    item: z.int().check(z.nonnegative()),
    value: z.string().check(z.maxLength(LONGEST_ANSWER)),
  }),
  z.strictObject({ type: z.literal('time_up'), t: eventTime }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type RoundsEvent = z.infer<typeof roundsEvent>;

interface Answer {
  readonly value: string;
  readonly right: boolean;
  readonly t: number;
}

export interface RoundsState<Settings, Item> {
  readonly settings: Settings;
  readonly items: readonly Item[];
  /** Answers given to each item, in order; of very many not all. */
  readonly answers: readonly (readonly Answer[])[];
  /** Indices of items in the order in which they were settled; a settled item takes no more answers. */
  readonly settled: readonly number[];
  /** Time of the last answer; thinking time of the next one counts from here. */
  readonly lastAnswerAt: number;
  readonly ended: 'time_limit' | 'stopped' | null;
}

export interface RoundsOptions<Settings, Item> {
  /** All items of the play. Throws GenerationError. */
  generate(settings: Settings, random: Streams): readonly Item[];
  /**
   * How many answers an item takes one after the other, as for the board after each row of an example; 1 if left out.
   * An item is right if all of them are, and a wrong one settles it. Parts are counted from 0.
   */
  parts?(item: Item, settings: Settings): number;
  /** Whether an answer, as typed, is right. Never throws: whatever cannot be read is a wrong answer. */
  grade(item: Item, answer: string, settings: Settings, part: number): boolean;
  /** A right answer, as a pupil would type it. */
  answer(item: Item, settings: Settings, part: number): string;
  /** A plausible wrong answer, for simulated pupils. */
  mistake(item: Item, settings: Settings, random: Streams, part: number): string;
  /** Usual thinking time for an answer in milliseconds, for simulated pupils. */
  thinkingMs(item: Item, settings: Settings, part: number): number;
  /** How many items are open at once. */
  atOnce?(settings: Settings): number;
  /** True if an item stays open until it is solved; only an item without a wrong answer counts as correct. */
  untilCorrect?(settings: Settings): boolean;
  /** Milliseconds after which the play ends by itself, or null. */
  timeLimitMs?(settings: Settings): number | null;
  /** What the item trained. */
  tags?(item: Item, settings: Settings): readonly string[];
}

/** The part of an item that is asked now, counted from 0; as many as it has parts once all of them are right. */
export function partOf({ answers }: RoundsState<unknown, unknown>, index: number): number {
  return (answers[index] ?? []).filter(({ right }) => right).length;
}

/** The indices of the items that are open now, in order: the current page without its settled items. */
export function openItems<Settings, Item>(state: RoundsState<Settings, Item>, atOnce: number): number[] {
  if (state.ended !== null) return [];
  const page = Math.floor(state.settled.length / atOnce) * atOnce;
  const open = [];
  for (let i = page; i < Math.min(page + atOnce, state.items.length); i++) {
    if (!state.settled.includes(i)) open.push(i);
  }
  return open;
}

/** The parts of a game's rules that rounds settle; a room spreads them into `defineGame`. */
export function rounds<Settings extends object, Item>(options: RoundsOptions<Settings, Item>) {
  type State = RoundsState<Settings, Item>;
  const atOnce = (settings: Settings) => options.atOnce?.(settings) ?? 1;
  const limit = (settings: Settings) => options.timeLimitMs?.(settings) ?? null;
  const partsOf = (item: Item, settings: Settings) => options.parts?.(item, settings) ?? 1;

  function fresh(settings: Settings, items: readonly Item[]): State {
    return { settings, items, answers: items.map(() => []), settled: [], lastAnswerAt: 0, ended: null };
  }

  function start(settings: Settings, random: Streams): State {
    return fresh(settings, options.generate(settings, random));
  }

  function only({ settings, items }: State, indices: readonly number[]): State {
    return fresh(
      settings,
      indices.flatMap((index) => items.slice(index, index + 1)),
    );
  }

  function isOver(state: State): boolean {
    return state.ended !== null || state.settled.length === state.items.length;
  }

  function answered(state: State, event: Extract<RoundsEvent, { type: 'answer' }>): State {
    const { settings } = state;
    const item = state.items[event.item];
    if (item === undefined || !openItems(state, atOnce(settings)).includes(event.item)) {
      throw new InvalidEvent(`item ${event.item} is not open`);
    }
    const given = state.answers[event.item] ?? [];
    const part = partOf(state, event.item);
    const right = options.grade(item, event.value, settings, part);
    const settles = right
      ? part + 1 === partsOf(item, settings)
      : !(options.untilCorrect?.(settings) ?? false);
    return {
      ...state,
      answers: state.answers.with(event.item, [
        ...given.slice(0, part + TRIES_KEPT - 1),
        { value: event.value, right, t: event.t - state.lastAnswerAt },
      ]),
      settled: settles ? [...state.settled, event.item] : state.settled,
      lastAnswerAt: event.t,
    };
  }

  function apply(state: State, event: RoundsEvent): State {
    const end = limit(state.settings);
    if (event.type === 'time_up') {
      if (end === null || event.t < end) throw new InvalidEvent('the time is not up');
      return { ...state, ended: 'time_limit' };
    }
    if (event.type === 'stop') return { ...state, ended: 'stopped' };
    if (end !== null && event.t > end)
      throw new InvalidEvent(`answer at ${event.t} ms, after the time limit`);
    return answered(state, event);
  }

  function isSolved(state: State, index: number): boolean {
    return partOf(state, index) === partsOf(state.items[index] as Item, state.settings);
  }

  function isRightAtOnce(state: State, index: number): boolean {
    return isSolved(state, index) && (state.answers[index] ?? []).every(({ right }) => right);
  }

  function outcome(state: State, index: number): ItemOutcome {
    const given = state.answers[index] ?? [];
    const item = state.items[index] as Item;
    const first = given[0];
    const wrong = given.filter(({ right }) => !right).length;
    const solved = isSolved(state, index);
    return {
      correct: solved,
      attempts: wrong + (solved ? 1 : 0),
      ...(first && { ms: first.t }),
      ...(options.tags && { tags: options.tags(item, state.settings) }),
    };
  }

  function result(state: State): PlayResult {
    const incorrect = state.answers.filter((given) => given.some(({ right }) => !right)).length;
    const correct = state.items.filter((_, index) => isRightAtOnce(state, index)).length;
    const done = state.settled.length === state.items.length;
    const answerTime = median(state.answers.flatMap((given) => given.slice(0, 1).map(({ t }) => t)));
    return {
      correct,
      incorrect,
      missed: state.items.length - correct - incorrect,
      ended: done ? 'completed' : (state.ended ?? 'stopped'),
      metrics: answerTime === null ? {} : { median_answer_ms: answerTime },
      items: state.items.map((_, index) => outcome(state, index)),
    };
  }

  function progress(state: State): Progress {
    const done = state.settled.map((index) => (isRightAtOnce(state, index) ? 'right' : 'wrong'));
    return { done, total: state.items.length };
  }

  function simulate(state: State, pupil: Pupil, random: Streams): RoundsEvent | null {
    const index = openItems(state, atOnce(state.settings))[0];
    const item = index === undefined ? undefined : state.items[index];
    if (index === undefined || item === undefined) return null;
    const attempt = state.answers[index]?.length ?? 0;
    const part = partOf(state, index);
    const draw = random(`pupil ${index}.${attempt}`);
    const thinking =
      options.thinkingMs(item, state.settings, part) * pupil.pace * (0.7 + draw.integer(0, 60) / 100);
    const t = state.lastAnswerAt + Math.max(1, Math.round(thinking));
    const end = limit(state.settings);
    if (end !== null && t > end) return { type: 'time_up', t: end };
    const value = draw.chance(pupil.skill)
      ? options.answer(item, state.settings, part)
      : options.mistake(item, state.settings, (purpose) => random(`${purpose} ${index}.${attempt}`), part);
    return { type: 'answer', t, item: index, value };
  }

  return { event: roundsEvent, start, only, apply, isOver, progress, result, simulate };
}
