/** What the outbox keeps of a play that the server has not counted yet. */
import type { PlayEvent } from '@mindhero/engine/play';
import type { GameId } from '@mindhero/games/catalogue';

/** A play that began without a network, with a ticket: what the server has to be told before its events. */
export interface BeganAlone {
  readonly token: string;
  /** Of the rules under which it is played. */
  readonly version: number;
  readonly settings: object;
  /** That of a worksheet, instead of the ticket's. */
  readonly seed?: number;
  /** Milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

/** What the outbox is told when a play begins. */
export type BegunPlay = Pick<PendingPlay, 'id' | 'user' | 'game' | 'began'>;

export interface PendingPlay {
  readonly id: string;
  /** Whoever played; nobody else's session delivers it. */
  readonly user: number;
  readonly game: GameId;
  /** Not there for a play that the server knows. */
  readonly began?: BeganAlone;
  readonly events: readonly PlayEvent[];
  /** False while it is played; such a play whose tab is gone counts as stopped. */
  readonly finished: boolean;
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
