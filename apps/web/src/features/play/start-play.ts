/** Starts a play: asks for its seed, opens its log on the device, and sets the game up. */
import { MAX_EVENTS } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import type { PlayResult } from '@mindhero/engine/play';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { outbox } from '../../entities/play/outbox/device.ts';
import type { PendingPlay, PlaySetUp } from '../../entities/play/outbox/pending-play.ts';
import type { PlayLog } from '../../entities/play/outbox/play-log.ts';
import { type ActiveClock, activeClock } from './active-clock.ts';
import { askForPlay, type Wish } from './ask-for-play.ts';
import { playedRules } from './played-rules.ts';
import { createRun, type Run } from './run.ts';

/** A play that is set up and stands paused, at its start or where it was left. */
export interface RunningPlay {
  readonly id: string;
  readonly settings: object;
  /** What the material is called that it is played with, if it is with one. */
  readonly material?: string | undefined;
  readonly run: Run;
  /** It ends before anything was played: nobody needs to know of it, unless it was taken up. */
  readonly cancel: () => Promise<void>;
  /** It stays on the device, to be gone on with later; a free play in which nothing was answered is forgotten. */
  readonly leave: () => Promise<void>;
}

/** A play that has ended, as this device knows it. */
export interface EndedPlay {
  readonly id: string;
  readonly settings: object;
  readonly state: unknown;
  readonly result: PlayResult;
  readonly activeMs: number;
  /** Mistakes once more, or a worksheet's seed: it earns nothing. */
  readonly isPractice: boolean;
  /** The round of homework that it was. */
  readonly homework?: RoundPlace;
}

/** Where and by whom it is played, and what becomes of it. */
export interface PlayOptions {
  readonly game: GameId;
  readonly room: AnyRoom;
  readonly user: number;
  /** Resolves when the code has arrived that a play needs: none begins before. */
  readonly code: Promise<void>;
  readonly onOver: (play: EndedPlay, run: Run) => void;
}

/**
 * Asks for a play and sets it up. A free play that was left before is over now.
 * @throws as `askForPlay` does
 * @throws what `code` does, unless asking failed: that says more
 */
export async function startPlaying(wish: Wish, options: PlayOptions): Promise<RunningPlay> {
  const { game, room, user, code } = options;
  // It is awaited below, after failures that say more.
  code.catch(() => undefined);
  const { id, settings, seed, only, material, began } = await askForPlay({
    game,
    rules: room.rules,
    wish,
    user,
  });
  await code;
  const homework = 'homework' in wish ? { homework: wish.homework } : {};
  if (!('homework' in wish)) await endFreePlays();
  const isPractice = only !== null || ('seed' in wish && wish.seed !== undefined);
  const setUp: PlaySetUp = {
    version: room.rules.version,
    settings,
    seed,
    only,
    isPractice,
    ...homework,
    ...(material && { material }),
  };
  const clock = activeClock(() => performance.now());
  const log = await outbox.begin({ id, user, game, setUp, ...(began && { began }) }, clock.read);
  return running({ id, setUp, before: [], isNew: true, clock, log, options });
}

/**
 * Sets a play up that was left, at the place where it was left. Null if it is gone, or under way in another tab.
 * @throws what `code` does
 */
export async function takeUpPlaying(left: PendingPlay, options: PlayOptions): Promise<RunningPlay | null> {
  const { id, setUp, events } = left;
  await options.code;
  // What it was written with may be a moment old.
  const clock = activeClock(() => performance.now(), Math.max(left.activeMs, events.at(-1)?.t ?? 0));
  const log = await outbox.takeUp(id, clock.read);
  return log && running({ id, setUp, before: events, isNew: false, clock, log, options });
}

/** One free play at a time waits to be gone on with. */
async function endFreePlays(): Promise<void> {
  const left = await outbox.interrupted();
  for (const { id, setUp } of left) if (setUp.homework === undefined) await outbox.end(id);
}

interface Running {
  readonly id: string;
  readonly setUp: PlaySetUp;
  readonly before: PendingPlay['events'];
  readonly isNew: boolean;
  readonly clock: ActiveClock;
  readonly log: PlayLog;
  readonly options: PlayOptions;
}

function running({ id, setUp, before, isNew, clock, log, options }: Running): RunningPlay {
  const { settings, seed, isPractice = false, homework } = setUp;
  const run: Run = createRun({
    rules: playedRules(options.room.rules, setUp),
    settings,
    seed,
    before,
    clock,
    maxEvents: MAX_EVENTS,
    onEvent: log.append,
    onOver: (result, state) => {
      // A play in which nothing was answered before it was stopped is none.
      if (isEmpty(result)) void log.discard();
      else void log.finish();
      const activeMs = clock.read();
      options.onOver(
        { id, settings, state, result, activeMs, isPractice, ...(homework && { homework }) },
        run,
      );
    },
  });
  // A tab may be closed while its game is paused or hidden.
  run.subscribe(() => {
    if (run.view().phase === 'paused') void log.flush();
  });
  // A person who could leave and begin homework anew has seen its first question.
  const isKept = () => homework !== undefined || !isEmpty(run.view().result);
  return {
    id,
    settings,
    material: setUp.material?.title,
    run,
    cancel: () => (isNew ? log.discard() : log.leave()),
    leave: () => (isKept() ? log.leave() : log.discard()),
  };
}

/** Whether a play was stopped before anything was answered: nobody needs its result. */
export const isEmpty = ({ ended, correct, incorrect }: PlayResult): boolean =>
  ended === 'stopped' && correct + incorrect === 0;
