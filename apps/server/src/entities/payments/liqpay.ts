/**
 * LiqPay, API 7: a form with `data`, base64 of JSON, and `signature`, base64 of SHA3-256 over key, data, key. The
 * signature is made over the text that arrived, which is never decoded and encoded again, and by the algorithm that our
 * version has, whatever arrives.
 */
import { createHash } from 'node:crypto';
import type { Provider as ProviderName } from '@mindhero/contract/plans/order';
import type { Language } from '@mindhero/contract/user';
import * as z from 'zod/mini';
import {
  CURRENCY,
  inHryvnias,
  kopecksOf,
  type Payment,
  type Post,
  postJson,
  type Provider,
  type RefundOutcome,
} from './provider.ts';
import { isEqual, parsedJson } from './told.ts';

export interface LiqPayKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where LiqPay is, or what stands in for it. */
export interface LiqPayPlace {
  readonly name: ProviderName;
  /** For the content security policy. */
  readonly formOrigin: string;
  /** Where a browser sends the form that comes back to `resultUrl`. */
  readonly checkout: (resultUrl: string) => string;
  /** Where we ask. */
  readonly request: string;
  /** As its page calls the language. */
  readonly languageOf: (language: Language) => string;
}

const VERSION = 7;
const CHECKOUT = 'https://www.liqpay.ua/api/3/checkout';

const liqPayItself: LiqPayPlace = {
  name: 'liqpay',
  formOrigin: new URL(CHECKOUT).origin,
  checkout: () => CHECKOUT,
  request: 'https://www.liqpay.ua/api/request',
  // It speaks these two.
  languageOf: (language) => (language === 'UK' || language === 'RU' ? 'uk' : 'en'),
};

const FORM = 'application/x-www-form-urlencoded';

/** Of `data` as it is sent. */
export function liqPaySignature(privateKey: string, data: string): string {
  return createHash('sha3-256').update(`${privateKey}${data}${privateKey}`).digest('base64');
}

/** `sandbox` is no payment; whatever is not named here means that one has to wait. */
const states: Readonly<Record<string, Payment['state']>> = {
  success: 'paid',
  failure: 'failed',
  error: 'failed',
  sandbox: 'failed',
  reversed: 'reversed',
};

const told = z.looseObject({
  order_id: z.string(),
  status: z.string(),
  public_key: z.optional(z.string()),
  action: z.optional(z.string()),
  amount: z.optional(z.unknown()),
  currency: z.optional(z.string()),
  refund_amount: z.optional(z.unknown()),
});

/** @param place of what stands in for LiqPay; its own where nothing is said */
export function liqPay(keys: LiqPayKeys, post: Post = postJson, place: LiqPayPlace = liqPayItself): Provider {
  const { publicKey, privateKey } = keys;
  const signed = (content: object) => {
    const data = Buffer.from(JSON.stringify(content)).toString('base64');
    return { data, signature: liqPaySignature(privateKey, data) };
  };
  const ask = (content: object) =>
    post(
      place.request,
      new URLSearchParams(signed({ version: VERSION, public_key: publicKey, ...content })).toString(),
      FORM,
    );

  function paymentOf(content: unknown): Payment | null {
    const parsed = told.safeParse(content);
    if (!parsed.success) return null;
    const { order_id, status, public_key, action, amount, currency, refund_amount } = parsed.data;
    const refunded = kopecksOf(refund_amount);
    return {
      reference: order_id,
      state: states[status] ?? 'waiting',
      status,
      amount: kopecksOf(amount),
      currency: currency ?? null,
      isOurs: public_key === publicKey && (action === undefined || action === 'pay'),
      ...(refunded === null ? {} : { refunded }),
    };
  }

  return {
    name: place.name,
    formOrigin: place.formOrigin,
    confirms: false,

    createCheckout: ({ reference, amount, description, language, resultUrl, callbackUrl }) => ({
      kind: 'form',
      action: place.checkout(resultUrl),
      method: 'POST',
      fields: signed({
        version: VERSION,
        public_key: publicKey,
        action: 'pay',
        amount: inHryvnias(amount),
        currency: CURRENCY,
        description,
        order_id: reference,
        result_url: resultUrl,
        server_url: callbackUrl,
        language: place.languageOf(language),
      }),
    }),

    parseCallback(body) {
      const form = new URLSearchParams(Buffer.from(body).toString('utf8'));
      const [data, signature] = [form.get('data'), form.get('signature')];
      if (data === null || signature === null) return { verified: false };
      if (!isEqual(signature, liqPaySignature(privateKey, data))) return { verified: false };
      const payment = paymentOf(parsedJson(Buffer.from(data, 'base64').toString('utf8')));
      return payment === null ? { verified: false } : { verified: true, payment };
    },

    acknowledge: () => ({ type: 'text/plain; charset=utf-8', content: 'OK' }),

    async fetchStatus(reference) {
      const content = await ask({ action: 'status', order_id: reference });
      return paymentOf(content);
    },

    async refund({ reference, amount }): Promise<RefundOutcome> {
      const answer = z
        .looseObject({ status: z.optional(z.string()), result: z.optional(z.string()) })
        .safeParse(await ask({ action: 'refund', order_id: reference, amount: inHryvnias(amount) }));
      if (!answer.success) return 'waiting';
      const { status, result } = answer.data;
      if (status === 'reversed' || status === 'success') return 'done';
      return result === 'error' || status === 'error' ? 'failed' : 'waiting';
    },
  };
}
