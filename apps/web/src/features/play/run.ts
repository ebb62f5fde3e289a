/**
 * One run of a game in the browser: the state that the rules make of what the player sends. It knows neither React nor
 * the network; what draws it subscribes.
 */
import type { AnyGame, PlayEvent, PlayResult } from '@mindhero/engine/play';
import type { Untimed } from '@mindhero/games/player';
import { createListeners } from '../../platform/listeners.ts';
import type { ActiveClock } from './active-clock.ts';
import { type Standing, standingAfter, standingAfterLog } from './standing.ts';

export type RunPhase = 'running' | 'paused' | 'over';

/** What is drawn: a new object after every change, the same one as long as nothing changes. */
export interface RunView extends Standing {
  readonly phase: RunPhase;
}

export interface RunOptions {
  readonly rules: AnyGame;
  readonly settings: object;
  readonly seed: number;
  /** What happened before, of a play that is gone on with. */
  readonly before: readonly PlayEvent[];
  readonly clock: ActiveClock;
  /** The log ends when it has grown to this length: the server reads no longer one. */
  readonly maxEvents: number;
  /** Called for every event that has become part of the play. */
  readonly onEvent: (event: PlayEvent) => void;
  /** Called once, when the game or the pupil has ended the play. */
  readonly onOver: (result: PlayResult, state: unknown) => void;
}

export interface Run {
  view(): RunView;
  subscribe(listener: () => void): () => void;
  send(event: Untimed<PlayEvent>): void;
  pause(): void;
  resume(): void;
  /** Stops the clock of a play that is not paused, or lets it go on. */
  rest(isResting: boolean): void;
  /** Calls back once nothing rests any more; at once, if nothing does. */
  whenAwake(then: () => void): void;
  /** Ends the play before its time. */
  stop(): void;
  now(): number;
}

/**
 * A run that stands paused at its start, or where it was left; `resume` sets it going.
 * @throws as `standingAfterLog` does
 */
export function createRun({
  rules,
  settings,
  seed,
  before,
  clock,
  maxEvents,
  onEvent,
  onOver,
}: RunOptions): Run {
  const { tell, subscribe } = createListeners();
  let view: RunView = { phase: 'paused', ...standingAfterLog(rules, settings, seed, before) };
  let events = before.length;
  let isAtRest = false;
  const waiting: (() => void)[] = [];

  function change(next: Partial<RunView>) {
    view = { ...view, ...next };
    tell();
  }

  function setClock() {
    if (view.phase === 'running' && !isAtRest) clock.run();
    else clock.pause();
  }

  function turn(from: RunPhase, to: RunPhase) {
    if (view.phase !== from) return;
    change({ phase: to });
    setClock();
  }

  function end() {
    clock.pause();
    change({ phase: 'over' });
    onOver(view.result, view.state);
  }

  /** Adds an event to the play; false if the rules or the log's schema do not take it. */
  function add(untimed: Untimed<PlayEvent>): boolean {
    const event = rules.event.safeParse({ ...untimed, t: clock.read() });
    if (!event.success) return false;
    const next = standingAfter(rules, view, event.data);
    if (next === null) return false;
    events++;
    onEvent(event.data);
    change(next);
    return true;
  }

  return {
    view: () => view,
    subscribe,
    send: (event) => {
      if (view.phase !== 'running' || !add(event)) return;
      if (rules.isOver(view.state) || events >= maxEvents) end();
    },
    pause: () => turn('running', 'paused'),
    resume: () => turn('paused', 'running'),
    rest: (isResting) => {
      isAtRest = isResting;
      setClock();
      if (!isResting) for (const then of waiting.splice(0)) then();
    },
    whenAwake: (then) => {
      if (isAtRest) waiting.push(then);
      else then();
    },
    stop: () => {
      if (view.phase === 'over') return;
      // Games with an event for it log when it happened; for the others the log just ends.
      add({ type: 'stop' });
      end();
    },
    now: clock.read,
  };
}
