/**
 * An order and its provider, as a journey decides what becomes of them: the server's part of paying, and a page in the place of
 * the provider's. What the real ones do is tested where they are; here it is about windows, and about who comes first.
 */
import type { Buying, Checkout, Order } from '@mindhero/contract/plans/order';
import type { Quote, WishedItem } from '@mindhero/contract/plans/price';
import { quoteFor } from '@mindhero/contract/plans/quote';
import type { BrowserContext, Request, Route } from '@playwright/test';

/** What the page of the provider was sent. */
interface Sent {
  readonly method: string;
  readonly body: string | null;
}

const PROVIDER = '/provider-of-a-journey';
const isoIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export class OrderDesk {
  readonly buying: Buying = {
    plan_types: ['student', 'teacher'],
    is_for_oneself: false,
    providers: ['sandbox'],
    month_discounts: [{ from: 3, basis_points: 500 }],
    number_discounts: [],
  };
  /** Kopecks for a plan and month. */
  basePrice = 15_000;
  /** What an attempt to pay is answered with instead of a form. */
  refusesToPay = false;
  order: Order | null = null;
  /** How often the order was asked for. */
  looks = 0;
  readonly sent: Sent[] = [];
  readonly #origin: string;
  #held: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The form of the next attempt is not there before `release`. */
  hold(): void {
    this.#held = new Promise((resolve) => (this.#release = resolve));
  }

  release(): void {
    this.#release();
  }

  /** As the server makes it of its prices; what is seen of it the journeys say in figures of their own. */
  quote(items: readonly WishedItem[]): Quote {
    const { month_discounts, number_discounts } = this.buying;
    const base_prices = { student: this.basePrice, teacher: this.basePrice, director: this.basePrice };
    return quoteFor(
      { id: 1, effective_from: '2026-01-01', base_prices, month_discounts, number_discounts },
      items,
    );
  }

  /** The provider tells the server what came of the last attempt. */
  callback(state: 'paid' | 'failed'): void {
    if (this.order === null) throw new Error('Nothing was ordered');
    const attempts = this.order.attempts.map((one, index, { length }) =>
      index === length - 1 ? { ...one, state } : one,
    );
    const paid = state === 'paid' && { state, paid_at: isoIn(0) };
    this.order = { ...this.order, attempts, ...paid };
  }

  make(quote: Quote, buyer: number): Order {
    this.order = {
      id: 17,
      number: 'MH-000017',
      state: 'awaiting',
      buyer: { id: buyer, name: 'Buyer' },
      quote,
      created_at: isoIn(0),
      expires_at: isoIn(24),
      paid_at: null,
      refunded: 0,
      documents: null,
      remaining: [],
      refund_asked_at: null,
      provider: null,
      refund_reason: null,
      attempts: [],
    };
    return this.order;
  }

  async checkout(): Promise<Checkout> {
    await this.#held;
    if (this.order === null) throw new Error('Nothing was ordered');
    const id = this.order.attempts.length + 1;
    const reference = `${this.order.number}-${id}`;
    const attempt = { id, provider: 'sandbox', reference, state: 'open', created_at: isoIn(0) } as const;
    const { provider } = attempt;
    this.order = { ...this.order, provider, attempts: [...this.order.attempts, attempt] };
    return {
      kind: 'form',
      action: this.#origin + PROVIDER,
      method: 'POST',
      fields: { data: reference, names: ['a', 'b'] },
    };
  }

  /** Takes the place of the server and of the provider in all windows. */
  async open(context: BrowserContext): Promise<void> {
    await context.route('**/api/v1/orders/**', (route) => this.answer(route));
    await context.route(`**${PROVIDER}`, (route) => {
      const request = route.request();
      this.sent.push({ method: request.method(), body: request.postData() });
      return route.fulfill({ contentType: 'text/html', body: page(this.order?.id ?? 0) });
    });
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const [, , , , what = '', step = ''] = new URL(request.url()).pathname.split('/');
    const json = (body: object, status = 200) => route.fulfill({ status, json: body });
    if (what === 'options') return json(this.buying);
    if (what === 'quote') return json(this.quote(itemsOf(request)));
    if (step === 'pay' && this.refusesToPay) return json({ code: 'unavailable' }, 503);
    if (step === 'pay') return json(await this.checkout());
    if (request.method() === 'POST') {
      const { price_after_discounts } = request.postDataJSON() as { price_after_discounts: number };
      const quote = this.quote(itemsOf(request));
      const isAsShown = quote.price_after_discounts === price_after_discounts;
      return isAsShown
        ? json(this.make(quote, buyerOf(request)), 201)
        : json({ code: 'changed_meanwhile' }, 409);
    }
    this.looks += 1;
    return json(this.order ?? {}, this.order === null ? 404 : 200);
  }
}

const itemsOf = (request: Request) => (request.postDataJSON() as { items: readonly WishedItem[] }).items;

/** Who is signed in, by the token. */
function buyerOf(request: Request): number {
  const [, payload = ''] = (request.headers()['authorization'] ?? '').split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  return Number(sub);
}

const page = (order: number) => `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1>
<a href="/subscriptions/orders/${order}?lang=en&status=success&paid=true">Back to the shop</a>`;
