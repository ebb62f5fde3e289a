/**
 * WayForPay: a form with an HMAC-MD5 over some of its fields, parted by semicolons. Its callback is JSON, which may come
 * as the only key of a form. The amount is signed as it is written, so it is kept as text. HMAC-MD5 is weak: what a
 * callback says is confirmed by asking before it is believed.
 */
import { createHmac } from 'node:crypto';
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

export interface WayForPayKeys {
  readonly merchantAccount: string;
  readonly merchantDomain: string;
  readonly secretKey: string;
}

const PAY = 'https://secure.wayforpay.com/pay';
const API = 'https://api.wayforpay.com/api';
const JSON_TYPE = 'application/json';

/** Over the parts in their order. */
export function wayForPaySignature(secretKey: string, parts: readonly (string | number)[]): string {
  return createHmac('md5', secretKey).update(parts.join(';')).digest('hex');
}

const states: Readonly<Record<string, Payment['state']>> = {
  Approved: 'paid',
  Declined: 'failed',
  Expired: 'failed',
  Refunded: 'reversed',
  Voided: 'reversed',
};

const text = z.union([z.string(), z.number()]);
const told = z.looseObject({
  merchantAccount: z.string(),
  orderReference: z.string(),
  amount: z.optional(text),
  currency: z.optional(z.string()),
  authCode: z.optional(text),
  cardPan: z.optional(text),
  transactionStatus: z.string(),
  reasonCode: z.optional(text),
  merchantSignature: z.string(),
});
type Told = z.infer<typeof told>;

/** The JSON of a callback: as it is, or as the first key of a form, which cuts at `=` and `&` that stand in it. */
function contentOf(body: string): string {
  const plain = body.trim();
  if (plain.startsWith('{')) return plain;
  return decodeURIComponent(plain.replaceAll('+', ' ')).replace(/=$/, '');
}

/** A number loses how it was written (`10.50`), which is what was signed. */
function amountAsWritten(json: string): string | undefined {
  return /"amount"\s*:\s*"?([\d.]+)"?/.exec(json)?.[1];
}

export function wayForPay(keys: WayForPayKeys, post: Post = postJson): Provider {
  const { merchantAccount, merchantDomain, secretKey } = keys;
  const sign = (parts: readonly (string | number)[]) => wayForPaySignature(secretKey, parts);

  const toPayment = (content: Told): Payment => ({
    reference: content.orderReference,
    state: states[content.transactionStatus] ?? 'waiting',
    status: content.transactionStatus,
    amount: kopecksOf(content.amount),
    currency: content.currency ?? null,
    isOurs: content.merchantAccount === merchantAccount,
  });

  return {
    name: 'wayforpay',
    formOrigin: new URL(PAY).origin,
    confirms: true,

    createCheckout({ reference, amount, items, description, language, resultUrl, callbackUrl, now }) {
      const orderDate = Math.floor(now.getTime() / 1000);
      const names = items.map(({ plan_type, months }) => `${description}: ${plan_type}, ${months}`);
      const counts = items.map(() => 1);
      const prices = items.map((item) => inHryvnias(item.price_after_discounts));
      const total = inHryvnias(amount);
      const signed = [merchantAccount, merchantDomain, reference, orderDate, total, CURRENCY];
      return {
        kind: 'form',
        action: PAY,
        method: 'POST',
        fields: {
          merchantAccount,
          merchantDomainName: merchantDomain,
          merchantSignature: sign([...signed, ...names, ...counts, ...prices]),
          merchantTransactionSecureType: 'AUTO',
          orderReference: reference,
          orderDate: String(orderDate),
          amount: total,
          currency: CURRENCY,
          'productName[]': names,
          'productCount[]': counts.map(String),
          'productPrice[]': prices,
          language: { EN: 'EN', DE: 'DE', RU: 'RU', UK: 'UA' }[language],
          returnUrl: resultUrl,
          serviceUrl: callbackUrl,
        },
      };
    },

    parseCallback(body) {
      const json = readable(body);
      const parsed = told.safeParse(json === null ? undefined : parsedJson(json));
      if (json === null || !parsed.success) return { verified: false };
      const content = parsed.data;
      const signature = sign([
        content.merchantAccount,
        content.orderReference,
        amountAsWritten(json) ?? '',
        content.currency ?? '',
        content.authCode ?? '',
        content.cardPan ?? '',
        content.transactionStatus,
        content.reasonCode ?? '',
      ]);
      if (!isEqual(content.merchantSignature, signature)) return { verified: false };
      // The amount that was signed: JSON takes the last of two.
      const amount = kopecksOf(amountAsWritten(json));
      return { verified: true, payment: { ...toPayment(content), amount } };
    },

    acknowledge({ reference }, now) {
      const time = Math.floor(now.getTime() / 1000);
      const answer = { orderReference: reference, status: 'accept', time };
      const signature = sign([reference, 'accept', time]);
      return { type: JSON_TYPE, content: JSON.stringify({ ...answer, signature }) };
    },

    async fetchStatus(reference) {
      const request = {
        transactionType: 'CHECK_STATUS',
        merchantAccount,
        orderReference: reference,
        merchantSignature: sign([merchantAccount, reference]),
        apiVersion: 1,
      };
      const parsed = told.safeParse(await post(API, JSON.stringify(request), JSON_TYPE));
      return parsed.success ? toPayment(parsed.data) : null;
    },

    async refund({ reference, amount }): Promise<RefundOutcome> {
      const total = inHryvnias(amount);
      const request = {
        transactionType: 'REFUND',
        merchantAccount,
        orderReference: reference,
        amount: total,
        currency: CURRENCY,
        comment: 'Refund',
        merchantSignature: sign([merchantAccount, reference, total, CURRENCY]),
        apiVersion: 1,
      };
      const parsed = z
        .looseObject({ transactionStatus: z.optional(z.string()) })
        .safeParse(await post(API, JSON.stringify(request), JSON_TYPE));
      if (!parsed.success) return 'waiting';
      const state = states[parsed.data.transactionStatus ?? ''];
      if (state === 'reversed') return 'done';
      return state === 'failed' ? 'failed' : 'waiting';
    },
  };
}

function readable(body: Uint8Array): string | null {
  try {
    return contentOf(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}
