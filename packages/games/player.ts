/** What a room shows on screen: the types between the game frame and a player. A player draws and sends; it owns no rule. */
import type { AnyGame, GameRules, PlayEvent } from '@mindhero/engine/play';
import type { Late } from '@mindhero/ui/late';
import type { ComponentType } from 'react';

/** An event as a player sends it; the frame stamps it with the time of active play. */
export type Untimed<Event extends PlayEvent> = Event extends PlayEvent ? Omit<Event, 't'> : never;

/** `bead` is the click of a bead that was moved. */
export type Cue = 'right' | 'wrong' | 'tick' | 'bead';

export interface PlayerProps<Settings, State, Event extends PlayEvent> {
  readonly settings: Settings;
  readonly state: State;
  /** Appends an event. Ignored while the play is paused, over, or only looked at. */
  readonly send: (event: Untimed<Event>) => void;
  /** Milliseconds of active play until now; stands still while paused, or at rest. */
  readonly now: () => number;
  /** Stops the clock while an explanation is read, or lets it go on: reading costs no time. */
  readonly rest: (isResting: boolean) => void;
  /** A pause hides what a pupil must not study at leisure. */
  readonly paused: boolean;
  /** A replay: the state is shown, nothing can be sent and no timer runs. */
  readonly watching: boolean;
  /** Of what is only looked at: what a game shows for a while comes and goes in its time, by `now`, instead of standing still. */
  readonly moves?: boolean;
  /** The pupil wants no clock: no time that runs or was needed is shown. It counts all the same. */
  readonly calm: boolean;
  /** A short sound, silent when sound is off. The frame itself sounds `right` and `wrong` for answers, and the end. */
  readonly cue: (cue: Cue) => void;
  /** Where a player makes tones of its own; null while the pupil has sound off or nothing may sound yet. Ask it anew for each tone. */
  readonly audio: () => AudioContext | null;
  /** Says a text where a voice exists and the pupil has sound on: in a language (`de`), else in that of the interface. */
  readonly say: (text: string, language?: string) => void;
  /** Whether a text in the language (`de`) would be heard now; what voices there are may be known only a moment later. */
  readonly hasVoice: (language: string) => boolean;
}

/** What was wrong and why, below the result; and the same for the teacher. */
export interface ReviewProps<Settings, State> {
  readonly settings: Settings;
  readonly state: State;
  /** No time that was needed is shown, see `PlayerProps`. */
  readonly calm: boolean;
}

/** One generated item: beside the set-up form, where it shows what the game is like, and where homework is written. */
export interface ExampleProps<Settings, Item> {
  readonly settings: Settings;
  readonly item: Item;
  /** All that it holds is shown, for the teacher who sets it as homework. */
  readonly whole?: boolean;
}

/** What is drawn of the items on paper; each of them is numbered. */
export interface SheetProps<Settings, Item> {
  readonly settings: Settings;
  readonly items: readonly Item[];
  /** The second page: the right answers instead of the places for them. */
  readonly solved: boolean;
}

/**
 * How the frame answers an answer (it compares the results before and after each event, see `ItemOutcome.attempts`):
 * `words` says "Correct! Well done." with a sound; `sound` only sounds, for games whose next item is already there;
 * `wrong_sound` only sounds for mistakes, where what is right has a sound of its own; `none` keeps right and wrong to
 * itself until the end, and so do the beads.
 */
export type Feedback = 'words' | 'sound' | 'wrong_sound' | 'none';

/** What only a play needs may come `late`: the frame loads it while the countdown runs. */
type PlayPart<Props extends object> = ComponentType<Props> & Partial<Late<Props>>;

/** Values for the placeholders of a text, by name. */
export type EventDetails = Readonly<Record<string, string | number>>;

export interface Room<Settings extends object, State, Event extends PlayEvent, Item> {
  readonly rules: GameRules<Settings, State, Event, Item>;
  /** `words` where a room says nothing. */
  feedback?(settings: Settings): Feedback;
  /** What the text of an event in a replay needs beside the event's own fields; `before` is what it happened in. */
  details?(event: Event, before: State): EventDetails;
  readonly Player: PlayPart<PlayerProps<Settings, State, Event>>;
  readonly Review: PlayPart<ReviewProps<Settings, State>>;
  readonly Example: ComponentType<ExampleProps<Settings, Item>>;
  /** Rooms whose `sample` gives the items of a play of the same seed: as many as `repeats` says, else one. */
  readonly Sheet?: ComponentType<SheetProps<Settings, Item>>;
  /** What its demonstration has other than its first training. */
  readonly demonstrates?: Partial<Settings>;
  /**
   * Nothing is shown or heard on time: the clock can rest at any moment while somebody chooses how to read, and nothing is
   * interrupted by it. Other plays are paused.
   */
  readonly standsStill?: true;
  /** Whether these settings have something to print, where a room has a sheet; always if left out. */
  prints?(settings: Settings): boolean;
  /** Left out by rooms whose paper has answers on a page of their own. */
  readonly answers?: false;
}

/** A room whose types are forgotten. */
export interface AnyRoom {
  readonly rules: AnyGame;
  feedback?(settings: object): Feedback;
  details?(event: PlayEvent, before: unknown): EventDetails;
  readonly Player: PlayPart<PlayerProps<object, unknown, PlayEvent>>;
  readonly Review: PlayPart<ReviewProps<object, unknown>>;
  readonly Example: ComponentType<ExampleProps<object, unknown>>;
  readonly Sheet?: ComponentType<SheetProps<object, unknown>>;
  readonly demonstrates?: object;
  readonly standsStill?: true;
  prints?(settings: object): boolean;
  readonly answers?: false;
}

/**
 * Types a room literally, then forgets its types: the frame hands each component only what the room's own rules made,
 * so the types always meet again.
 */
export function defineRoom<Settings extends object, State, Event extends PlayEvent, Item>(
  room: Room<Settings, State, Event, Item>,
): AnyRoom {
  return room as unknown as AnyRoom;
}
