/** Where a play's seed comes from: the server draws it, or a ticket brings it where there is no network. */
import { retryPlay, type StartedPlay, startPlay } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import { type AnyGame, wishOf } from '@mindhero/engine/play';
import { playIdAt } from '@mindhero/engine/play-id';
import type { Material } from '@mindhero/engine/reading/material';
import type { GameId } from '@mindhero/games/catalogue';
import { withKnownAbilities } from '../../entities/game/known-abilities.ts';
import type { BeganAlone } from '../../entities/play/outbox/pending-play.ts';
import { supply, tickets } from '../../entities/play/tickets/device.ts';
import { call, isUnreachable } from '../../platform/client.ts';
import { network } from '../../platform/network.ts';
import { newId } from '../../platform/new-id.ts';

/**
 * What is to be played: some settings, perhaps with the seed of a worksheet and what that was made from; what went wrong in a play; or a round of
 * homework, of which the task says settings and seed.
 */
export type Wish =
  | { readonly settings: object; readonly seed?: number; readonly revision?: number }
  | { readonly settings: object; readonly retryOf: string }
  | { readonly settings: object; readonly homework: RoundPlace };

/** A play that may begin. */
export interface GrantedPlay extends Pick<StartedPlay, 'id' | 'seed' | 'only' | 'material'> {
  /** With what the server has added to those that were wished. */
  readonly settings: object;
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

/** There is no network, and what the settings ask to be played with is not on the device. */
export class NotOnDevice extends Error {
  override readonly name = 'NotOnDevice';
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
 * @throws {NotOnDevice} when the server cannot be reached and would have to give a text or the like
 * @throws {NetworkError} when it cannot be reached and would have to be, because only it knows the mistakes,
 *   or the seed of the homework
 * @throws {OutdatedRules} when this page plays by other rules than the server counts by
 */
export async function askForPlay(asking: Asking): Promise<GrantedPlay> {
  const { wish } = asking;
  if ('retryOf' in wish || 'homework' in wish) return askServer(asking, newPlayId());
  if (!network.isReachable()) return beginAlone(asking, wish);
  const answer = askServer(asking, newPlayId());
  try {
    const first = await Promise.race([answer, silence()]);
    if (first !== null) return first;
    return await beginAlone(asking, wish);
  } catch (error) {
    if (error instanceof NoTicket || error instanceof NotOnDevice) return answer;
    if (isUnreachable(error)) return beginAlone(asking, wish);
    throw error;
  }
}

const newPlayId = () => playIdAt(Date.now(), newId());

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
          ...('revision' in wish && wish.revision !== undefined && { revision: wish.revision }),
        },
      }));
  if (started.version !== rules.version) throw new OutdatedRules();
  const { settings, seed, only, material } = started;
  // Another one is to come first when the network is away.
  if (material !== undefined) void supply.played(material.revision);
  return { id: started.id, settings, seed, only, ...(material && { material }) };
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}

/** The settings were read by the same rules that the server will apply. */
async function beginAlone(
  { rules, user }: Asking,
  wish: Wish & { seed?: number; revision?: number },
): Promise<GrantedPlay> {
  const material = await materialOnDevice(rules, wish, user);
  const ticket = await tickets.take(user);
  if (ticket === null) throw new NoTicket();
  const { seed } = wish;
  // Of a worksheet the mix is printed; else the device knows what its player mastered when there was a network.
  const settings = seed === undefined ? withKnownAbilities(wish.settings) : wish.settings;
  const { id, token } = ticket;
  const fixed = seed !== undefined && { seed };
  const named = material !== null && { revision: material.revision };
  const began = { token, version: rules.version, settings, at: Date.now(), ...fixed, ...named };
  return { id, settings, seed: seed ?? ticket.seed, only: null, began, ...(material && { material }) };
}

/** The next play gets another one as long as the device has others. Null where nothing is needed. */
async function materialOnDevice(
  rules: AnyGame,
  { settings, revision }: Wish & { revision?: number },
  user: number,
): Promise<Material | null> {
  const wanted = wishOf(rules, settings);
  if (wanted === null) return null;
  // The server refuses what does not suit, and the play would be lost when it hears of it.
  const suits = (one: Material) => (rules.checkMaterial?.(settings, one) ?? []).length === 0;
  // One that is named, by its id or on a worksheet, is nothing that a device keeps.
  const kept =
    wanted.id === null && revision === undefined ? await supply.take(user, wanted.kind, suits) : null;
  if (kept === null) throw new NotOnDevice();
  return kept;
}
