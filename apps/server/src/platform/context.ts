/** What handlers are given: everything through which they touch the world. */
import type { AliasOf } from './auth/aliases.ts';
import type { Passwords } from './auth/passwords.ts';
import type { SecondFactors } from './auth/second-factor.ts';
import type { TakeInCodes } from './auth/take-in-codes.ts';
import type { Throttle } from './auth/throttle.ts';
import type { Tickets } from './auth/tickets.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { Connections } from './db/database.ts';
import type { Notices } from './db/notices.ts';
import type { Installation } from './installation.ts';
import type { ServerRandom } from './random.ts';

export interface Context extends Connections {
  /** For what pupils do all the time: nobody there waits for long. */
  readonly pupils: Connections;
  /** For statistics and files, which may be some seconds old: a copy of the database that only reads, where there is one. */
  readonly reading: Connections;
  readonly clock: Clock;
  readonly random: ServerRandom;
  readonly tokens: Tokens;
  readonly tickets: Tickets;
  readonly passwords: Passwords;
  readonly secondFactors: SecondFactors;
  readonly aliasOf: AliasOf;
  readonly takeInCodes: TakeInCodes;
  readonly throttle: Throttle;
  readonly installation: Installation;
  readonly notices: Notices;
  /** How long an answer lasts that tells what happens. */
  readonly liveMs: number;
}
