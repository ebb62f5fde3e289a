/** Starts a play: asks for its seed, opens its log on the device, and sets the game up. */
import { MAX_EVENTS } from '@mindhero/contract/play';
import { excerpt, type PlayResult } from '@mindhero/engine/play';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import type { RoundPlace } from '../../platform/homework.ts';
import { outbox } from '../../platform/outbox/device.ts';
import type { PlayLog } from '../../platform/outbox/play-log.ts';
import { activeClock } from './active-clock.ts';
import { askForPlay, type Wish } from './ask-for-play.ts';
import { createRun, type Run } from './run.ts';

/** A play that is set up and stands paused at its start. */
export interface RunningPlay {
  readonly id: string;
  readonly settings: object;
  readonly run: Run;
  readonly log: PlayLog;
}

/** A play that has ended, as this device knows it. */
export interface EndedPlay {
  readonly id: string;
  readonly settings: object;
  readonly state: unknown;
  readonly result: PlayResult;
  readonly activeMs: number;
  /** The round of homework that it was. */
  readonly homework?: RoundPlace;
}

interface StartOptions {
  readonly game: GameId;
  readonly room: AnyRoom;
  readonly wish: Wish;
  readonly user: number;
  /** Resolves when the code has arrived that a play needs: none begins before. */
  readonly code: Promise<void>;
  readonly onOver: (play: EndedPlay) => void;
}

/**
 * Asks for a play and sets it up.
 * @throws as `askForPlay` does
 * @throws what `code` does, unless asking failed: that says more
 */
export async function startPlaying({
  game,
  room,
  wish,
  user,
  code,
  onOver,
}: StartOptions): Promise<RunningPlay> {
  const { settings } = wish;
  // It is awaited below, after failures that say more.
  code.catch(() => undefined);
  const { id, seed, only, began } = await askForPlay({ game, rules: room.rules, wish, user });
  await code;
  const log = await outbox.begin({ id, user, game, ...(began && { began }) });
  const clock = activeClock(() => performance.now());
  const run = createRun({
    rules: excerpt(room.rules, only),
    settings,
    seed,
    clock,
    maxEvents: MAX_EVENTS,
    onEvent: log.append,
    onOver: (result, state) => {
      // A play in which nothing was answered before it was stopped is none.
      if (isEmpty(result)) void log.discard();
      else void log.finish();
      onOver({
        id,
        settings,
        state,
        result,
        activeMs: clock.read(),
        ...('homework' in wish && { homework: wish.homework }),
      });
    },
  });
  // A tab may be closed while its game is paused or hidden.
  run.subscribe(() => {
    if (run.view().phase === 'paused') void log.flush();
  });
  return { id, settings, run, log };
}

/** Whether a play was stopped before anything was answered: nobody needs its result. */
export const isEmpty = ({ ended, correct, incorrect }: PlayResult): boolean =>
  ended === 'stopped' && correct + incorrect === 0;
