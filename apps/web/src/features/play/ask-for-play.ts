/** Where a play's seed comes from: the server draws it, or a ticket brings it where there is no network. */
import { retryPlay, type StartedPlay, startPlay } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import type { AnyGame } from '@mindhero/engine/play';
import type { GameId } from '@mindhero/games/catalogue';
import type { BeganAlone } from '../../entities/play/outbox/pending-play.ts';
import { tickets } from '../../entities/play/tickets/device.ts';
import { call, isUnreachable } from '../../platform/client.ts';
import { network } from '../../platform/network.ts';
import { newId } from '../../platform/new-id.ts';

/**
 * What is to be played: some settings, perhaps with the seed of a worksheet; what went wrong in a play; or a round of
 * homework, of which the task says settings and seed.
 */
export type Wish =
  | { readonly settings: object; readonly seed?: number }
  | { readonly settings: object; readonly retryOf: string }
  | { readonly settings: object; readonly homework: RoundPlace };

/** A play that may begin. */
export interface GrantedPlay extends Pick<StartedPlay, 'id' | 'seed' | 'only'> {
  /** Of a play that the server does not know of yet. */
  readonly began?: BeganAlone;
}

/** The page is older than the server: the same seed would give other items here. Loading it anew mends that. */
export class OutdatedRules extends Error {
  override readonly name = 'OutdatedRules';
}

/** There is no network, and nothing is left on the device to play without. */
export class NoTicket extends Error {
  override readonly name = 'NoTicket';
}

/** A network that has not answered for so long may never do; a person who has a ticket need not wait. */
const PATIENCE_MS = 6_000;

interface Asking {
  readonly game: GameId;
  readonly rules: AnyGame;
  readonly wish: Wish;
  readonly user: number;
}

/**
 * @throws {ApiError} when the server refuses, with the fields at fault for settings that it does not take
 * @throws {NoTicket} when the server cannot be reached and there is no ticket
 * @throws {NetworkError} when it cannot be reached and would have to be, because only it knows the mistakes,
 *   or the seed of the homework
 * @throws {OutdatedRules} when this page plays by other rules than the server counts by
 */
export async function askForPlay(asking: Asking): Promise<GrantedPlay> {
  const { wish } = asking;
  if ('retryOf' in wish || 'homework' in wish) return askServer(asking, newId());
  if (!network.isReachable()) return beginAlone(asking, wish);
  const answer = askServer(asking, newId());
  try {
    const first = await Promise.race([answer, silence()]);
    if (first !== null) return first;
    return await beginAlone(asking, wish);
  } catch (error) {
    if (error instanceof NoTicket) return answer;
    if (isUnreachable(error)) return beginAlone(asking, wish);
    throw error;
  }
}

async function askServer({ game, rules, wish }: Asking, id: string): Promise<GrantedPlay> {
  const started = await ('retryOf' in wish
    ? call(retryPlay, { params: { id: wish.retryOf }, body: { id } })
    : call(startPlay, {
        body: {
          id,
          game,
          settings: { ...wish.settings },
          ...('homework' in wish && { homework: wish.homework }),
          ...('seed' in wish && wish.seed !== undefined && { seed: wish.seed }),
        },
      }));
  if (started.version !== rules.version) throw new OutdatedRules();
  return { id: started.id, seed: started.seed, only: started.only };
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}

/** The settings were read by the same rules that the server will apply. */
async function beginAlone({ rules, user }: Asking, wish: Wish & { seed?: number }): Promise<GrantedPlay> {
  const ticket = await tickets.take(user);
  if (ticket === null) throw new NoTicket();
  const { settings, seed } = wish;
  const { id, token } = ticket;
  const fixed = seed !== undefined && { seed };
  const began = { token, version: rules.version, settings, at: Date.now(), ...fixed };
  return { id, seed: seed ?? ticket.seed, only: null, began };
}
