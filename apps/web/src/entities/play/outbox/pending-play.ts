/** What the outbox keeps of a play that the server has not counted yet. */
import type { Homework } from '@mindhero/contract/homework';
import type { PlayEvent } from '@mindhero/engine/play';
import type { Material } from '@mindhero/engine/reading/material';
import type { GameId } from '@mindhero/games/catalogue';

/** A play that began without a network, with a ticket: what the server has to be told before its events. */
export interface BeganAlone {
  readonly token: string;
  /** Of the rules under which it is played. */
  readonly version: number;
  readonly settings: object;
  /** That of a worksheet, instead of the ticket's. */
  readonly seed?: number;
  /** What it is played with, if it needs anything. */
  readonly revision?: number;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

/** What a play is made of beside its events: enough to go on with it after the page was loaded anew. */
export interface PlaySetUp {
  /** Of the rules under which it is played. */
  readonly version: number;
  readonly settings: object;
  readonly seed: number;
  /** What it is played with beside settings and seed; not there where these are enough. */
  readonly material?: Material;
  /** Of a retry: which items of the seed it has. */
  readonly only: readonly number[] | null;
  /** Mistakes once more, or a worksheet's seed: it earns nothing. */
  readonly isPractice?: boolean;
  /** Of a round of homework: which one it is. */
  readonly homework?: NonNullable<Homework['next']>;
}

/** What the outbox is told when a play begins. */
export type BegunPlay = Pick<PendingPlay, 'id' | 'user' | 'game' | 'began' | 'setUp'>;

export interface PendingPlay {
  readonly id: string;
  /** Its player; nobody else's session delivers it. */
  readonly user: number;
  readonly game: GameId;
  /** Not there for a play that the server knows. */
  readonly began?: BeganAlone;
  readonly setUp: PlaySetUp;
  readonly events: readonly PlayEvent[];
  /** Milliseconds of active play until it was written. */
  readonly activeMs: number;
  /** False while it is played; such a play whose tab is gone waits to be gone on with. */
  readonly finished: boolean;
  /** The tab in which it is played. */
  readonly tab: string;
  /** Milliseconds since 1970, by this device's clock; grows while the tab of a play under way lives. */
  readonly writtenAt: number;
}

/** Where pending plays outlive the tab. */
export interface Store {
  put(play: PendingPlay): Promise<void>;
  get(id: string): Promise<PendingPlay | undefined>;
  remove(id: string): Promise<void>;
  all(): Promise<readonly PendingPlay[]>;
}
