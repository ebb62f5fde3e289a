/**
 * A play is (game, settings, seed, events); everything else is a pure function of it. These are the types that a
 * game's rules implement and that the browser, the server and the tests run.
 */
import * as z from 'zod/mini';
import type { SkillId } from './mastery/skills.ts';
import type { Streams } from './random.ts';
import type { MaterialWish } from './reading/choice.ts';
import type { Material } from './reading/material.ts';
import type { Preset, SettingsDefinition, SettingsIssue } from './settings.ts';
import type { Subject } from './subject.ts';

export type { Subject } from './subject.ts';

/** One thing that happened in a play. `t`: whole milliseconds of active play since its start; pauses do not count. */
export interface PlayEvent {
  readonly type: string;
  readonly t: number;
}

/** The time of an event, for the schemas of the games' events. */
export const eventTime = z.int().check(z.nonnegative());

/** How a play ended. `stopped` is also the ending of a play whose events end before the game does. */
export type Ended = 'completed' | 'failed' | 'time_limit' | 'stopped';

/** What became of one item: an example, a trial, a level. */
export interface ItemOutcome {
  /** Solved in the end, at whatever try. */
  readonly correct: boolean;
  /** Answers given; 0 means missed. */
  readonly attempts: number;
  /** Milliseconds from its appearance (or from the answer before) to its first answer. */
  readonly ms?: number;
  /** Difficulty of this item, 1 to 100, where it differs from that of the settings. */
  readonly difficulty?: number;
  /** What it trained, for example "small_friend:+4@3"; kept with the result for the tables of a pupil's techniques. */
  readonly tags?: readonly string[];
  /** The skill by which it came, where it came by chance: see `mastery/calibrate`. */
  readonly probe?: SkillId;
  /** Where it took several answers one after the other: what each one needed, and whether it was right at once. */
  readonly steps?: readonly { readonly right: boolean; readonly tags: readonly string[] }[];
  /** From how many options the answer was chosen; left out for what is typed. */
  readonly options?: number;
  /** Milliseconds that there were for its first answer; left out where there was no limit. */
  readonly limit_ms?: number;
  /** Its first wrong answer, where question and answer can be written in a line. */
  readonly slip?: Slip;
}

/** A wrong answer as a line tells it, in signs that all languages share. */
export interface Slip {
  /** Such as "3 + 4 − 2"; of an item in steps as far as it was asked. */
  readonly task: string;
  readonly expected: string;
  readonly given: string;
}

/** What a play amounts to. The server computes it anew from the events; the browser's copy is for display. */
export interface PlayResult {
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
  /** Level reached, in games that have levels. */
  readonly level?: number;
  readonly ended: Ended;
  /** Figures of this kind of game in SI-like units named by their keys, for example `median_rt_ms`. */
  readonly metrics: Readonly<Record<string, number>>;
  readonly items: readonly ItemOutcome[];
}

/** The rail of beads: outcomes so far. */
export interface Progress {
  readonly done: readonly ('right' | 'wrong')[];
  /** How many items there are in all: absent where nobody knows, 0 where there is no rail. */
  readonly total?: number;
}

/** An event that cannot have happened in this state; a log that holds one is refused whole. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/**
 * What a game itself may have to say of how a play came about. `too_fast`: nobody does it in that time, though the times
 * of single answers do not show it. The others are honest plays that are no measure: `skimmed`, a text that was hardly
 * read, or about which too little was asked; `interrupted`, a measure of time that a pause cut short.
 */
export const rulesFlags = ['too_fast', 'skimmed', 'interrupted'] as const;
export type RulesFlag = (typeof rulesFlags)[number];

/**
 * A simulated pupil: `skill` is the probability of a right answer, `pace` stretches thinking times (1 is
 * usual, 0 answers as early as the rules count it).
 */
export interface Pupil {
  readonly skill: number;
  readonly pace: number;
  /** Of a right answer to what has these tags, where some things are harder for the pupil than others; null: `skill`. */
  readonly chanceOf?: (tags: readonly string[]) => number | null;
}

/**
 * The rules of a game: pure, without clock, DOM or I/O. Settings have passed `settings.schema` and `check` when they
 * get here. `Item` is what `sample` prints: plain JSON.
 */
export interface GameRules<Settings extends object, State, Event extends PlayEvent, Item> {
  readonly id: string;
  /** Stored with each play. A change that alters what a seed gives or how events count raises it. */
  readonly version: number;
  readonly subject: Subject;
  /** The screen's path, for example "/games/math/columns". */
  readonly path: string;
  readonly settings: SettingsDefinition<Settings>;
  readonly presets: readonly Preset<Settings>[];
  /** The events of this game; the server refuses whatever does not parse. */
  readonly event: z.ZodMiniType<Event>;
  /** Contradictions and impossibilities, each with the field's path and, where one exists, a value that works. */
  check(settings: Settings): readonly SettingsIssue[];
  /** What settings that pass `check` are still to be warned of, in the same form. Nobody is refused for it. */
  advise?(settings: Settings): readonly SettingsIssue[];
  /** What it is played with beside its settings; null where these need nothing. Left out by games that never do. */
  material?(settings: Settings): MaterialWish | null;
  /** What is wrong with the settings once it is known what they are played with, in the form of `check`. */
  checkMaterial?(settings: Settings, material: Material): readonly SettingsIssue[];
  /**
   * The state before the first event. Throws a GenerationError only for settings that `check` complains about.
   * @param material what was wished for by `material`, as the server chose it
   */
  start(settings: Settings, random: Streams, material?: Material): State;
  /**
   * A fresh state with just these of its items, by their indices, as if there were no others. Left out by games whose
   * items build on each other.
   */
  only?(state: State, indices: readonly number[]): State;
  /** The state after an event; the old state stays as it was. Throws InvalidEvent. */
  apply(state: State, event: Event): State;
  /** True once no further event is possible. */
  isOver(state: State): boolean;
  progress(state: State): Progress;
  /** The result if the play ended now; a game that is not over counts as stopped and its open items as missed. */
  result(state: State): PlayResult;
  /** Mean difficulty of the items that the settings give, 1 to 100. */
  difficulty(settings: Settings): number;
  /** Milliseconds below which no person answers an item; the server flags plays whose median lies under it. */
  readonly fastestAnswerMs: number;
  /** Milliseconds for which the game showed what the answers so far needed; left out where it shows nothing ahead. */
  shownMs?(state: State): number;
  /** What is to be said of a play that has come to this state. Left out by games that have nothing to say. */
  flags?(state: State): readonly RulesFlag[];
  /** The next event of a simulated pupil, or null when the game is over. For tests and demonstration data. */
  simulate(state: State, pupil: Pupil, random: Streams): Event | null;
  /** What has been asked so far and what is bound to follow, in the form of `sample`. */
  asked(state: State): readonly Item[];
  /** Whether a mistake changes what is asked after it; it never does if left out. */
  adapts?(settings: Settings): boolean;
  /** `count` items as JSON, for worksheets and for the command line. */
  sample(settings: Settings, random: Streams, count: number, material?: Material): readonly Item[];
}

/** A game whose types are forgotten, as the list of all games holds it; methods are bivariant, so each game fits. */
export type AnyGame = GameRules<object, unknown, PlayEvent, unknown>;

/** Types a game's rules without naming its four parameters. */
export function defineGame<Settings extends object, State, Event extends PlayEvent, Item>(
  rules: GameRules<Settings, State, Event, Item>,
): GameRules<Settings, State, Event, Item> {
  return rules;
}

/**
 * The same game with just some of the items that a seed gives: a retry of what went wrong.
 * @param indices of the items in a whole play; null for all of them
 * @throws Error if the items of this game cannot be told apart
 */
export function excerpt<Settings extends object, State, Event extends PlayEvent, Item>(
  game: GameRules<Settings, State, Event, Item>,
  indices: readonly number[] | null,
): GameRules<Settings, State, Event, Item> {
  if (indices === null) return game;
  const { only } = game;
  if (only === undefined) throw new Error(`the items of ${game.id} build on each other`);
  return { ...game, start: (...given) => only(game.start(...given), indices) };
}

/** Indices of the items whose first answer was wrong. */
export function mistakesOf(items: readonly ItemOutcome[]): number[] {
  return items.flatMap(({ correct, attempts }, index) =>
    attempts > 1 || (attempts === 1 && !correct) ? [index] : [],
  );
}

/** What settings ask to be played with; null where they need nothing. */
export function wishOf<Settings extends object, State, Event extends PlayEvent, Item>(
  game: GameRules<Settings, State, Event, Item>,
  settings: Settings,
): MaterialWish | null {
  return game.material?.(settings) ?? null;
}

/**
 * The same game played with one material, wherever it is started or sampled.
 * @param material null for a game, or for settings, that need none
 */
export function withMaterial<Settings extends object, State, Event extends PlayEvent, Item>(
  game: GameRules<Settings, State, Event, Item>,
  material: Material | null,
): GameRules<Settings, State, Event, Item> {
  if (material === null) return game;
  return {
    ...game,
    start: (settings, random) => game.start(settings, random, material),
    sample: (settings, random, count) => game.sample(settings, random, count, material),
  };
}

/**
 * The states of a log, one after the other: that before the first event, then the one after each event.
 * @throws InvalidEvent at the first event that is out of order, comes after the end, or cannot have happened
 */
export function* replayStates<Settings extends object, State, Event extends PlayEvent, Item>(
  game: GameRules<Settings, State, Event, Item>,
  settings: Settings,
  random: Streams,
  events: readonly Event[],
): Generator<State, void, undefined> {
  let state = game.start(settings, random);
  let last = 0;
  yield state;
  for (const event of events) {
    if (event.t < last) throw new InvalidEvent(`event at ${event.t} ms comes after one at ${last} ms`);
    if (game.isOver(state)) throw new InvalidEvent(`event at ${event.t} ms comes after the end`);
    last = event.t;
    state = game.apply(state, event);
    yield state;
  }
}

/**
 * Runs a whole log. The state after it, and its result.
 * @throws InvalidEvent if the events are not in order of time or one of them cannot have happened
 */
export function replay<Settings extends object, State, Event extends PlayEvent, Item>(
  game: GameRules<Settings, State, Event, Item>,
  settings: Settings,
  random: Streams,
  events: readonly Event[],
): { state: State; result: PlayResult } {
  const states = replayStates(game, settings, random, events);
  let state = states.next().value as State;
  for (state of states);
  return { state, result: game.result(state) };
}

interface Simulation {
  /** Where the pupil's luck comes from; usually the streams of the play itself. */
  readonly luck?: Streams;
  /** A pupil who is not done after so many events leaves it at that. */
  readonly mostEvents?: number;
}

/** Lets a simulated pupil play, usually to the end: the log, and the state after it. */
export function simulatePlay<Settings extends object, State, Event extends PlayEvent, Item>(
  game: GameRules<Settings, State, Event, Item>,
  settings: Settings,
  random: Streams,
  pupil: Pupil,
  { luck = random, mostEvents = Infinity }: Simulation = {},
): { events: Event[]; state: State } {
  const events: Event[] = [];
  let state = game.start(settings, random);
  while (events.length < mostEvents) {
    const event = game.simulate(state, pupil, luck);
    if (event === null) break;
    state = game.apply(state, event);
    events.push(event);
  }
  return { events, state };
}
