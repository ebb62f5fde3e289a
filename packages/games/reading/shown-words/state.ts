/** The state of a play in which words are shown one after the other and then asked about. */
import { type Ended, eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';

/** Somebody may type more than any word has, but not a novel. */
export const LONGEST_ANSWER = 60;

export const event = z.discriminatedUnion('type', [
  /** The first picture has come up on the screen; the others follow by themselves. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  /**
   * The showing was cut short (a hidden tab, a pause, a device that was too busy): another round is drawn; too often, and
   * it counts as missed.
   */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  z.strictObject({
    type: z.literal('answer'),
    t: eventTime,
    value: z.string().check(z.minLength(1), z.maxLength(LONGEST_ANSWER)),
  }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;

/** A round and what became of it. */
export interface Past<Round> {
  readonly round: Round;
  /** How long each of its words was to be seen. */
  readonly wordMs: number;
  /** Null for a round that was cut short too often. */
  readonly given: string | null;
  readonly isRight: boolean;
  /** Milliseconds from the end of the showing to the answer. */
  readonly ms?: number;
}

export interface State<Settings, Round> {
  readonly settings: Settings;
  /** The words that rounds are drawn from. */
  readonly words: readonly string[];
  /** Their language, as the attribute `lang` has it. */
  readonly language: string;
  readonly seed: number;
  /** Rounds drawn so far, those that were cut short included. */
  readonly drawn: number;
  readonly round: Round;
  /** How long each of its words is to be seen. */
  readonly wordMs: number;
  /** When the showing of the open round began; null as long as it has not. */
  readonly shownAt: number | null;
  /** Showings that were cut short. */
  readonly interrupted: number;
  readonly past: readonly Past<Round>[];
  /** When the round before was over. */
  readonly since: number;
  readonly ended: Ended | null;
}

/** From an answer to the next showing, for the eye and for the feedback; simulated pupils keep it too. */
export const BREAK_MS = 1600;
/** After a mistake, what was right is to be read. */
const MISTAKE_MS = 2400;

/** When the next showing is due. */
export function dueAt({
  past,
  since,
}: {
  readonly past: readonly { readonly isRight: boolean }[];
  readonly since: number;
}): number {
  const last = past.at(-1);
  if (last === undefined) return since;
  return since + (last.isRight ? BREAK_MS : MISTAKE_MS);
}

/** The shortest time of a word at which the answer was right; null as long as none was. */
export function bestMs<Settings, Round>({ past }: Pick<State<Settings, Round>, 'past'>): number | null {
  const right = past.filter(({ isRight }) => isRight).map(({ wordMs }) => wordMs);
  return right.length === 0 ? null : Math.min(...right);
}

/** Rounds that were drawn and are not void: those that are over, and the open one. */
export function roundsSoFar<Round>({
  past,
  round,
}: {
  readonly past: readonly { readonly round: Round }[];
  readonly round: Round;
}): readonly Round[] {
  const over = past.map((one) => one.round);
  return over.at(-1) === round ? over : [...over, round];
}
