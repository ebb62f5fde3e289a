/** Starts a play: asks the server for its seed, opens its log on the device, and sets the game up. */
import { MAX_EVENTS, retryPlay, type StartedPlay, startPlay } from '@mindhero/contract/play';
import { excerpt, type PlayResult } from '@mindhero/engine/play';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { call } from '../../platform/client.ts';
import { outbox } from '../../platform/outbox/device.ts';
import type { PlayLog } from '../../platform/outbox/play-log.ts';
import { activeClock } from './active-clock.ts';
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
}

/** The page is older than the server: the same seed would give other items here. Loading it anew mends that. */
export class OutdatedRules extends Error {
  override readonly name = 'OutdatedRules';
}

/** What is to be played: some settings, perhaps with the seed of a worksheet, or what went wrong in a play. */
export type Wish =
  | { readonly settings: object; readonly seed?: number }
  | { readonly settings: object; readonly retryOf: string };

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
 * @throws {ApiError} when the server refuses, with the fields at fault for settings that it does not take
 * @throws {NetworkError} when the server cannot be reached: without it there is no seed
 * @throws {OutdatedRules} when this page plays by other rules than the server counts by
 * @throws what `code` does, unless one of these is the case
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
  const started = await ask(game, wish);
  const { id, seed, only } = started;
  if (started.version !== room.rules.version) throw new OutdatedRules();
  await code;
  const log = await outbox.begin({ id, user, game });
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
      onOver({ id, settings, state, result, activeMs: clock.read() });
    },
  });
  // A tab may be closed while its game is paused or hidden.
  run.subscribe(() => {
    if (run.view().phase === 'paused') void log.flush();
  });
  return { id, settings, run, log };
}

function ask(game: GameId, wish: Wish): Promise<StartedPlay> {
  const id = newPlayId();
  if ('retryOf' in wish) return call(retryPlay, { params: { id: wish.retryOf }, body: { id } });
  const { settings, seed } = wish;
  return call(startPlay, {
    body: { id, game, settings: { ...settings }, ...(seed !== undefined && { seed }) },
  });
}

export const isEmpty = ({ ended, correct, incorrect }: PlayResult): boolean =>
  ended === 'stopped' && correct + incorrect === 0;

/** A random UUID (version 4); `crypto.randomUUID` is missing on pages served by plain http. */
function newPlayId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
