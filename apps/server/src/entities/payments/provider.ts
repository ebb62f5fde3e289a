/** What every payment provider does, whatever it calls it. Amounts are kopecks, the currency is the hryvnia. */
import type { Checkout, Provider as ProviderName } from '@mindhero/contract/plans/order';
import type { QuotedItem } from '@mindhero/contract/plans/price';
import type { Language } from '@mindhero/contract/user';
import type { Context } from '../../platform/context.ts';

export const CURRENCY = 'UAH';

/** One try to pay. */
export interface CheckoutWish {
  /** By which the provider is to know it; no other attempt has it. */
  readonly reference: string;
  readonly amount: number;
  /** What the buyer reads on the provider’s page. */
  readonly description: string;
  readonly items: readonly QuotedItem[];
  readonly language: Language;
  /** Where the browser goes afterwards, and where the provider tells us. */
  readonly resultUrl: string;
  readonly callbackUrl: string;
  readonly now: Date;
}

/** What became of an attempt, as the provider says. */
export interface Payment {
  readonly reference: string;
  /** `waiting` says nothing yet. */
  readonly state: 'paid' | 'failed' | 'reversed' | 'waiting';
  /** What the provider itself calls the state. */
  readonly status: string;
  /** Null where it does not say, or says nothing that is an amount. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** Whether it is for us and about a payment. */
  readonly isOurs: boolean;
  /** How much of it has been given back so far, where the provider says so. */
  readonly refunded?: number;
}

/** A callback whose signature is right, or one to be turned away. */
export type Callback = { readonly verified: false } | { readonly verified: true; readonly payment: Payment };

/** What a provider wants to read when it has told us. */
export interface Acknowledgement {
  readonly type: string;
  readonly content: string;
}

export type RefundOutcome = 'done' | 'waiting' | 'failed';

export interface Provider {
  readonly name: ProviderName;
  /** Where its forms go, for the content security policy; null if it has none. */
  readonly formOrigin: string | null;
  /** Whether what a callback says is asked for at the provider before it is believed. */
  readonly confirms: boolean;
  createCheckout(wish: CheckoutWish): Checkout;
  /** @param body as it arrived */
  parseCallback(body: Uint8Array): Callback;
  acknowledge(payment: Payment, now: Date): Acknowledgement;
  /** Null where it knows nothing of it. @throws Error if it cannot be asked */
  fetchStatus(reference: string, now: Date): Promise<Payment | null>;
  /** Asked for twice it may be given twice: no provider takes a key, so who asks again looks it up first. */
  refund(payment: Pick<Payment, 'reference'> & { readonly amount: number }): Promise<RefundOutcome>;
}

/** Those by which an installation is paid, as its configuration says. */
export type Providers = ReadonlyMap<ProviderName, Provider>;

/** What handlers are given that have to do with money. */
export interface PaymentContext extends Context {
  readonly providers: Providers;
}

/** Asks a provider, within a time in which a person still waits. */
export type Post = (url: string, body: string, type: string) => Promise<unknown>;

const ASK_MS = 10_000;

/** @throws Error unless the answer is JSON with status 200 */
export const postJson: Post = async (url, body, type) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    signal: AbortSignal.timeout(ASK_MS),
  });
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
  return answer.json();
};

/** `115.42` as it is written in hryvnias. */
export function inHryvnias(kopecks: number): string {
  return `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
}

/** Kopecks of an amount in hryvnias, as a number or as text; null for what is none, or has parts of a kopeck. */
export function kopecksOf(hryvnias: unknown): number | null {
  const text = typeof hryvnias === 'number' ? String(hryvnias) : hryvnias;
  const match = typeof text === 'string' ? /^(\d{1,10})(?:[.,](\d{1,2})0*)?$/.exec(text) : null;
  if (match === null) return null;
  const [, whole, part = ''] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
