/**
 * A game that plays itself for some seconds: what a fixed seed asks, answered without a mistake, cut into scenes. Rules
 * and players are those of a play; only who answers is not a person. Pure.
 */
import { type AnyGame, replayStates, simulatePlay } from '@mindhero/engine/play';
import { languageSettings } from '@mindhero/engine/presets';
import { streams } from '@mindhero/engine/random';

/** Somebody who knows what to do, a little quicker than a child: what stands still is not looked at for long. */
const pupil = { skill: 1, pace: 0.6 };
/** Nothing changes sooner than this, so that an eye can follow and nothing flickers. */
export const LEAST_SCENE_MS = 800;
/** After so long the item under way is the last one. */
const ENOUGH_MS = 6_000;
/** Nobody watches a text for as long as a pupil reads it: what stands still goes on after so long. */
const LONGEST_STILL_MS = 5_000;
/** The last scene stands so long, before it all begins anew. */
const LAST_LOOK_MS = 2_000;

/** What stands on the screen from one event to the next. */
export interface Scene {
  readonly state: unknown;
  /** When it begins, in milliseconds of active play, as the rules count them. */
  readonly t: number;
  /** Milliseconds until the next scene. */
  readonly ms: number;
  /** Something is shown and hidden within it, without any event. */
  readonly moves: boolean;
}

export interface Demonstration {
  readonly settings: object;
  readonly scenes: readonly Scene[];
}

interface Demonstrated {
  readonly rules: AnyGame;
  readonly demonstrates?: object;
}

/**
 * The settings of a room's demonstration: its first training, which is the gentlest, unless the room says more.
 * @param language of the page
 */
export function demonstrationSettings({ rules, demonstrates }: Demonstrated, language: string): object {
  return {
    ...rules.settings.defaults,
    ...rules.presets[0]?.settings,
    ...demonstrates,
    ...languageSettings(rules, language),
  };
}

/** The scenes of a flawless play: some items of it from the first on, so many as take some seconds. */
export function demonstrationOf(rules: AnyGame, settings: object, seed: number): Demonstration {
  const { events } = simulatePlay(rules, settings, streams(seed), pupil);
  const scenes: Scene[] = [];
  let shown = 0;
  let done = 0;
  let index = 0;
  for (const state of replayStates(rules, settings, streams(seed), events)) {
    const before = events[index - 1];
    const next = events[index];
    const settled = rules.progress(state).done.length;
    const isEnd = next === undefined || (settled > done && shown >= ENOUGH_MS);
    const t = before?.t ?? 0;
    const moves = !isEnd && before?.type === 'shown' && rules.shownMs !== undefined;
    const most = moves ? Infinity : LONGEST_STILL_MS;
    const ms = isEnd ? LAST_LOOK_MS : Math.min(most, Math.max(LEAST_SCENE_MS, next.t - t));
    scenes.push({ state, t, ms, moves });
    if (isEnd) break;
    shown += ms;
    done = settled;
    index++;
  }
  return { settings, scenes };
}

/** Where a demonstration stands: a scene, and milliseconds since it began. */
export interface Position {
  readonly scene: number;
  readonly since: number;
}

/** How long nothing changes by itself, at most: a scene in which something moves is drawn anew so often. */
const TICK_MS = 100;

/** Milliseconds from here to where the picture is to be drawn anew. */
export function untilNext(scenes: readonly Scene[], { scene, since }: Position): number {
  const current = scenes[scene];
  if (current === undefined) return 0;
  const left = current.ms - since;
  return current.moves ? Math.min(TICK_MS, left) : left;
}

/** The position one drawing later; after the last scene it is the first one again. */
export function positionAfter(scenes: readonly Scene[], position: Position): Position {
  const { scene, since } = position;
  const next = since + untilNext(scenes, position);
  const isOver = next >= (scenes[scene]?.ms ?? 0);
  return isOver ? { scene: (scene + 1) % scenes.length, since: 0 } : { scene, since: next };
}

/** Milliseconds of active play at a position; they wait where a scene stands longer than it took. */
export function timeAt(scenes: readonly Scene[], { scene, since }: Position): number {
  return Math.min((scenes[scene]?.t ?? 0) + since, scenes[scene + 1]?.t ?? Infinity);
}
