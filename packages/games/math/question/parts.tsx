/** What a room says about its questions; how they are asked, answered and reviewed is the same for all. */
import type { Namespace } from '@mindhero/content/resources';
import type { RoundsEvent, RoundsState } from '@mindhero/engine/rounds';
import type { TFunction } from 'i18next';
import type { ComponentType, Ref } from 'react';
import type { PadKey, PadOffer } from '../../pad.tsx';
import type { PlayerProps } from '../../player.ts';
import type { AnswerStatus } from './answer-status.ts';
import type { QuestionSettings } from './settings.ts';

/** How the frame of a question reaches the fields in which it is answered. */
export interface AnswerHandle {
  /** Puts the cursor where the answer is typed. */
  focus(): void;
  /** A key of the number pad. */
  press(key: PadKey): void;
}

/** What draws the place for the answer. A new question gets new fields. */
export interface AnswerProps<Settings, Item> {
  readonly settings: Settings;
  readonly item: Item;
  /** The question, for screen readers. */
  readonly label: string;
  readonly status: AnswerStatus;
  /** The answer as it will be sent, so far; or as it was given. */
  readonly value: string;
  readonly readOnly: boolean;
  readonly onType: (value: string) => void;
  /** Sends what was typed. */
  readonly onEnter: () => void;
  readonly pad: PadOffer;
  readonly ref: Ref<AnswerHandle>;
}

interface Shown<Settings, Item> {
  readonly settings: Settings;
  readonly item: Item;
}

/** Texts of the room, then those that rooms share. */
export type Words<Ns extends Namespace> = TFunction<readonly [Ns, 'rooms']>;

export interface QuestionParts<Settings extends QuestionSettings, Item, Ns extends Namespace> {
  /** The namespace of the room's texts, which is the id of the game. */
  readonly strings: Ns;
  /** The question as it stands large on the stage, such as 36 × 7. It sets no size of type, only relations. */
  readonly Question: ComponentType<Shown<Settings, Item>>;
  /**
   * The question as text, for screen readers, lists and worksheets: with "=" at its end where the answer follows one
   * ("36 × 7 ="), behind a comma with what it is called ("log₃ x = 4, x ="); else a sentence ("Which number squared is 49?").
   */
  questionText(item: Item, settings: Settings, language: string, t: Words<Ns>): string;
  /** The right answer as text. */
  answerText(item: Item, settings: Settings, language: string, t: Words<Ns>): string;
  /** What is still to be done with an answer that is nearly right, where the rules let it be mended. */
  mend?(item: Item, given: string, settings: Settings, language: string, t: Words<Ns>): string;
  /** The question as a voice says it, without "equals"; the text if left out. */
  spoken?(item: Item, settings: Settings, language: string, t: Words<Ns>): string;
  /** How it goes: after a mistake and in the review. Question and right answer stand above it already. */
  readonly Explanation: ComponentType<Shown<Settings, Item>>;
  /** Keys of the pad beside the digits. */
  pad?(settings: Settings, item: Item): PadOffer;
  /** Instead of the one field for a number: draws own fields and composes what is sent. */
  readonly Answer?: ComponentType<AnswerProps<Settings, Item>>;
}

/** What a player of questions gets from the game frame. */
export type QuestionProps<Settings extends object, Item> = PlayerProps<
  Settings,
  RoundsState<Settings, Item>,
  RoundsEvent
>;
