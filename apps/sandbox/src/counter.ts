/** The provider’s counter: what was asked for, what somebody chose, and what the shop was told. All of it in memory. */
import { randomUUID } from 'node:crypto';
import { type Asked, callbackOf, type Keys, type Payment } from './payment.ts';
import { type Choice, type Message, type Story, storyOf } from './stories.ts';

/** Posts a form. @returns the status of the answer, null where nobody answered */
export type Send = (url: URL, body: string) => Promise<number | null>;

/** Runs something after so many milliseconds. @returns what calls it off */
export type After = (ms: number, run: () => void) => () => void;

export interface Counter {
  /** The latest first. */
  readonly payments: () => readonly Payment[];
  find(id: string): Payment | undefined;
  findReference(reference: string): Payment | undefined;
  /** A payment that may be chosen of; the same one if its page is opened again. */
  open(asked: Asked): Payment;
  /** Does what was chosen; is done when the browser may go back. Nothing if the payment has ended already. */
  choose(payment: Payment, choice: Choice): Promise<void>;
  /** Sends what is held back, once. */
  release(payment: Payment): Promise<void>;
  /** The money goes back, and the shop is told: when its bank says so, or after a refund. */
  reverse(payment: Payment): Promise<void>;
  /** When nothing is on its way any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Older ones are forgotten. */
const KEPT = 500;

export function createCounter({
  keys,
  now,
  send,
  after,
}: {
  readonly keys: Keys;
  readonly now: () => Date;
  readonly send: Send;
  readonly after: After;
}): Counter {
  const payments = new Map<string, Payment>();
  const underway = new Set<Promise<void>>();
  const timers = new Set<() => void>();
  let number = 1_000_000;

  async function tell(payment: Payment, message: Message): Promise<void> {
    const told: Payment['told'][number] = {
      status: message.status,
      forgery: message.forgery,
      answer: undefined,
    };
    payment.told.push(told);
    told.answer = await send(payment.asked.serverUrl, callbackOf(payment, keys, message));
  }

  async function tellAll(payment: Payment, steps: Story['before'] = []): Promise<void> {
    for (const step of steps) await Promise.all(step.map((message) => tell(payment, message)));
  }

  /** Goes on by itself, and is waited for at the end. */
  function beside(work: Promise<void>): void {
    const done = work.finally(() => underway.delete(done));
    underway.add(done);
  }

  function holdBack(payment: Payment, { seconds, steps, status }: NonNullable<Story['later']>): void {
    const callOff = after(seconds * 1000, () => beside(release(payment)));
    timers.add(callOff);
    payment.held = async () => {
      callOff();
      timers.delete(callOff);
      if (status !== undefined) payment.status = status;
      await tellAll(payment, steps);
    };
  }

  async function release(payment: Payment): Promise<void> {
    const send = payment.held;
    payment.held = null;
    await send?.();
  }

  return {
    payments: () => [...payments.values()].toReversed(),
    find: (id) => payments.get(id),
    findReference: (reference) => [...payments.values()].find(({ asked }) => asked.reference === reference),

    open(asked) {
      const known = this.findReference(asked.reference);
      if (known !== undefined) return known;
      const payment: Payment = {
        id: randomUUID(),
        number: ++number,
        asked,
        openedAt: now(),
        status: 'prepared',
        choice: null,
        amount: asked.amount,
        currency: asked.currency,
        refunded: 0,
        endedAt: null,
        told: [],
        held: null,
      };
      payments.set(payment.id, payment);
      for (const id of [...payments.keys()].slice(0, -KEPT)) payments.delete(id);
      return payment;
    },

    async choose(payment, choice) {
      if (payment.status !== 'prepared') return;
      const story = storyOf(choice);
      payment.choice = choice;
      payment.status = story.status;
      if (story.status === 'prepared') return;
      payment.endedAt = now();
      payment.amount = Math.round((payment.asked.amount * (story.paid?.percent ?? 100)) / 100);
      payment.currency = story.paid?.currency ?? payment.asked.currency;
      await tellAll(payment, story.before);
      beside(tellAll(payment, story.beside));
      if (story.later !== undefined) holdBack(payment, story.later);
    },

    release,

    async reverse(payment) {
      payment.refunded = payment.amount;
      payment.status = 'reversed';
      payment.held = null;
      await tell(payment, { status: 'reversed' });
    },

    async idle() {
      while (underway.size > 0) await Promise.all(underway);
    },

    async close() {
      for (const callOff of timers) callOff();
      await this.idle();
    },
  };
}
