/** A payment as the sandbox keeps it, and what it tells of it in LiqPay’s words. */
import { oldSignatureOf, signatureOf } from './signature.ts';
import type { Choice, Message, Status } from './stories.ts';

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a shop asks to be paid. */
export interface Asked {
  readonly reference: string;
  readonly description: string;
  /** In hundredths of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  readonly resultUrl: URL;
  readonly serverUrl: URL;
}

/** What was sent, and the status that came back; null where nobody answered, undefined where nothing has come yet. */
export interface Told {
  readonly status: Status;
  readonly forgery: Message['forgery'];
  answer: number | null | undefined;
}

export interface Payment {
  /** Known to whoever sees its page, and to nobody else. */
  readonly id: string;
  /** By which the provider counts. */
  readonly number: number;
  readonly asked: Asked;
  readonly openedAt: Date;
  status: Status;
  choice: Choice | null;
  /** What was really paid. */
  amount: number;
  currency: string;
  /** Of the amount, in hundredths. */
  refunded: number;
  endedAt: Date | null;
  readonly told: Told[];
  /** What is held back, and how it is sent. */
  held: (() => Promise<void>) | null;
}

/** What is wrong with a form, in a word for the page. */
export type Fault = 'signature' | 'data' | 'merchant' | 'amount' | 'address';

const amountText = /^\d{1,10}(\.\d{1,2})?$/;

/** @returns what is asked, or what is wrong with it */
export function readAsked(form: URLSearchParams, keys: Keys): Asked | Fault {
  const content = readSigned(form, keys);
  if (content === 'signature' || content === 'data') return content;
  const text = (name: string) => {
    const value = content[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  if (text('public_key') !== keys.publicKey || text('version') !== '7') return 'merchant';
  if (text('action') !== 'pay' || text('order_id') === '') return 'data';
  if (!amountText.test(text('amount')) || text('currency') !== 'UAH') return 'amount';
  const [resultUrl, serverUrl] = [readAddress(text('result_url')), readAddress(text('server_url'))];
  if (resultUrl === null || serverUrl === null) return 'address';
  return {
    reference: text('order_id').slice(0, 255),
    description: text('description').slice(0, 500),
    amount: Math.round(Number(text('amount')) * 100),
    currency: text('currency'),
    language: text('language'),
    resultUrl,
    serverUrl,
  };
}

/** The JSON of a form whose signature is right. */
export function readSigned(
  form: URLSearchParams,
  keys: Keys,
): Readonly<Record<string, unknown>> | 'signature' | 'data' {
  const data = form.get('data');
  if (data === null || form.get('signature') !== signatureOf(data, keys.privateKey)) return 'signature';
  try {
    const content: unknown = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
    return typeof content === 'object' && content !== null ? { ...content } : 'data';
  } catch {
    return 'data';
  }
}

function readAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url : null;
}

/** What callbacks and answers tell of a payment. */
export function contentOf(
  payment: Payment,
  { publicKey }: Pick<Keys, 'publicKey'>,
  status: Status = payment.status,
  copy = 0,
): object {
  const { asked, number, openedAt, endedAt } = payment;
  return {
    action: 'pay',
    payment_id: number,
    status,
    version: 7,
    type: 'buy',
    paytype: 'card',
    public_key: publicKey,
    order_id: asked.reference,
    liqpay_order_id: `SANDBOX${number}`,
    description: asked.description,
    sender_card_mask2: '424242*42',
    sender_card_type: 'visa',
    amount: payment.amount / 100,
    currency: payment.currency,
    ...(payment.refunded > 0 && { refund_amount: payment.refunded / 100 }),
    ...(status === 'failure' && { err_code: '9859', err_description: 'Card is declined' }),
    language: asked.language,
    create_date: openedAt.getTime(),
    end_date: (endedAt ?? openedAt).getTime(),
    transaction_id: number + copy,
  };
}

/** The body of a callback, as it is sent. */
export function callbackOf(payment: Payment, keys: Keys, { status, forgery, copy }: Message): string {
  const content = contentOf(payment, keys, status, copy);
  const whole = Buffer.from(JSON.stringify(content)).toString('base64');
  // To a length that base64 never has: it ends in the middle of a byte.
  const cut = whole.slice(0, Math.floor(whole.length / 8) * 4 + 1);
  if (forgery === 'other_key') return form(whole, signatureOf(whole, `not ${keys.privateKey}`));
  if (forgery === 'sha1') return form(whole, oldSignatureOf(whole, keys.privateKey));
  if (forgery === 'cut') return form(cut, signatureOf(whole, keys.privateKey));
  if (forgery === 'signed_cut') return form(cut, signatureOf(cut, keys.privateKey));
  return form(whole, signatureOf(whole, keys.privateKey));
}

function form(data: string, signature: string): string {
  return new URLSearchParams({ data, signature }).toString();
}
