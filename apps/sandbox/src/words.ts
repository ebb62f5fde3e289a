/** What the pages say in each language. */
import type { Fault } from './payment.ts';
import type { Choice, failures, Status } from './stories.ts';

type Failure = Exclude<Choice, 'pay' | 'decline' | 'cancel'>;

export interface Words {
  readonly title: string;
  /** What this place is. */
  readonly notice: string;
  readonly order: string;
  /** @param amount as it is written in the language */
  readonly pay: (amount: string) => string;
  readonly decline: string;
  readonly cancel: string;
  readonly menu: string;
  readonly groups: Readonly<Record<keyof typeof failures, string>>;
  /** Name and what happens. */
  readonly choices: Readonly<Record<Failure, readonly [string, string]>>;
  readonly ended: string;
  readonly back: string;
  readonly refused: string;
  readonly faults: Readonly<Record<Fault, string>>;
  readonly isDown: string;
  readonly list: string;
  readonly none: string;
  readonly statuses: Readonly<Record<Status, string>>;
  /** Before what the shop was told. */
  readonly told: string;
  readonly forged: string;
  readonly noAnswer: string;
  readonly release: string;
  readonly reverse: string;
  readonly up: string;
  readonly takeDown: string;
  readonly bringUp: string;
  readonly notFound: string;
}
