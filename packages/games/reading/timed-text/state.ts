/** The state of a timed reading, and its events. */
import { type Ended, eventTime } from '@mindhero/engine/play';
import type { Difficulty } from '@mindhero/engine/reading/choice';
import type { TextContent } from '@mindhero/engine/reading/material';
import type { PageWord } from '@mindhero/engine/reading/transform/page-words';
import * as z from 'zod/mini';
import type { Shown } from '../page/shown.ts';
import { chooseEvent, type Quiz } from '../quiz/quiz.ts';
import type { TimedSettings } from './settings.ts';

export const event = z.discriminatedUnion('type', [
  /** The text has come up on the screen: the time runs from here. */
  z.strictObject({ type: z.literal('begin'), t: eventTime }),
  /** A pause, or a hidden window, while the text was read. */
  z.strictObject({ type: z.literal('interrupted'), t: eventTime }),
  /** Read to the end. */
  z.strictObject({ type: z.literal('read'), t: eventTime }),
  z.strictObject({ type: z.literal('time_up'), t: eventTime }),
  /**
   * The last word that was read when the time was up, counted from 0 among those of the page; where no spaces part them
   * there, among those that were `joined`.
   */
  z.strictObject({
    type: z.literal('last_word'),
    t: eventTime,
    word: z.int().check(z.nonnegative()),
    joined: z.optional(z.literal(true)),
  }),
  chooseEvent,
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;

/** How the reading went. */
export interface Reading {
  readonly ms: number;
  /** Words and symbols of the text up to where it was read. */
  readonly words: number;
  readonly symbols: number;
}

export interface State<Settings extends TimedSettings = TimedSettings> {
  readonly settings: Settings;
  readonly text: TextContent;
  /** The body as it is read, which may be made harder. */
  readonly shown: Shown;
  /** The words on the page where no spaces part them; null where they do. */
  readonly joined: readonly PageWord[] | null;
  /** What the text asks of a reader. */
  readonly difficulty: Difficulty;
  /** `marking`: the last word that was read is looked for. */
  readonly phase: 'ready' | 'reading' | 'marking' | 'quiz';
  /** When the text came up. */
  readonly since: number;
  /** Null until it is over. */
  readonly reading: Reading | null;
  readonly isInterrupted: boolean;
  readonly quiz: Quiz;
  readonly ended: Ended | null;
}
