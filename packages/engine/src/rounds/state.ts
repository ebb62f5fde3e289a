/** What question-and-answer games are made of: their events, their state, and what a room says about its items. */
import * as z from 'zod/mini';
import type { SkillId } from '../mastery/skills.ts';
import { eventTime } from '../play.ts';
import type { Streams } from '../random.ts';

/** Longest answer that is read; anything longer is refused with the log. */
export const LONGEST_ANSWER = 40;

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
  /** By their items, answers that were nearly right and may be mended: they count as nothing. */
  readonly near?: Readonly<Record<number, string>>;
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
  /** Whether an answer that is not right is so nearly that it may be mended, once for each item. */
  nearly?(item: Item, answer: string, settings: Settings): boolean;
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
  /** What is asked in a line, such as "3 + 4 − 2", up to a part where there are several. */
  task?(item: Item, part: number): string;
  /** What the item trained. */
  tags?(item: Item, settings: Settings): readonly string[];
  /** The skill by which the item came, where it came by chance. */
  probe?(item: Item): SkillId | undefined;
  /** What one part of it trained, where it has several. */
  partTags?(item: Item, part: number): readonly string[];
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

/** How many answers an item takes one after the other. */
export function partsOf<Settings, Item>(
  { parts }: RoundsOptions<Settings, Item>,
  item: Item,
  settings: Settings,
): number {
  return parts?.(item, settings) ?? 1;
}

/** How many items are open at once. */
export function openAtOnce<Settings, Item>(
  { atOnce }: RoundsOptions<Settings, Item>,
  settings: Settings,
): number {
  return atOnce?.(settings) ?? 1;
}

/** When the play ends by itself, in milliseconds; null if it does not. */
export function timeLimitOf<Settings, Item>(
  { timeLimitMs }: RoundsOptions<Settings, Item>,
  settings: Settings,
): number | null {
  return timeLimitMs?.(settings) ?? null;
}
