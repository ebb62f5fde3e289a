/** How an installation is paid, from the environment. */
import * as z from 'zod/mini';
import type { Payee } from './installation.ts';

/** Keys by which payment providers know the operator; null for one that is not used. */
export interface PaymentConfig {
  readonly liqPay: { readonly publicKey: string; readonly privateKey: string } | null;
  readonly wayForPay: {
    readonly merchantAccount: string;
    readonly merchantDomain: string;
    readonly secretKey: string;
  } | null;
  /** The sandbox that was started together with a demonstration; nothing in the environment leads to one. */
  readonly sandbox: {
    /** Where we find it, on this machine. */
    readonly origin: string;
    readonly publicKey: string;
    readonly privateKey: string;
  } | null;
}

/** Where nobody pays. */
export const nothingToPayBy: PaymentConfig = { liqPay: null, wayForPay: null, sandbox: null };

const given = z.string().check(z.minLength(1), z.maxLength(200));

/** An address without a path: what is asked for there is added. */
const origin = z.string().check(z.refine((text) => originOf(text) !== null));

function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.href === `${url.origin}/` ? url.origin : null;
}

const LETTER_A = 55;

/** ISO 13616: the country and the check digits behind the rest, letters as numbers, leave one when divided by 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false;
  const turned = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - LETTER_A));
  return BigInt(digits) % 97n === 1n;
}

/** What may stand in the environment. */
export const paymentVariables = {
  PUBLIC_URL: z.optional(origin),
  SANDBOX_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))),
  LIQPAY_PUBLIC_KEY: z.optional(given),
  LIQPAY_PRIVATE_KEY: z.optional(given),
  WAYFORPAY_MERCHANT_ACCOUNT: z.optional(given),
  WAYFORPAY_MERCHANT_DOMAIN: z.optional(given),
  WAYFORPAY_SECRET_KEY: z.optional(given),
  INVOICE_RECIPIENT: z.optional(given),
  INVOICE_IBAN: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.replaceAll(' ', '').toUpperCase()),
      ),
      z.string().check(z.refine(isIban)),
    ),
  ),
  /** Of a legal person eight digits, of a natural one ten. */
  INVOICE_CODE: z.optional(z.string().check(z.regex(/^(\d{8}|\d{10})$/))),
  INVOICE_PURPOSE: z._default(given, 'Доступ до навчальної платформи Mindhero'),
  INVOICE_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 14),
};

const variables = z.object(paymentVariables);
export type PaymentVariables = z.infer<typeof variables>;

/** Says in one line what is missing or too much. */
type Refuse = (message: string) => never;

interface Place {
  /** Undefined: the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly refuse: Refuse;
}

type Complete<Name extends keyof PaymentVariables> = {
  readonly [Key in Name]-?: NonNullable<PaymentVariables[Key]>;
};

function isComplete<Name extends keyof PaymentVariables>(
  values: PaymentVariables,
  names: readonly Name[],
): values is PaymentVariables & Complete<Name> {
  return names.every((name) => values[name] !== undefined);
}

/** All of these variables, or none of them. */
function together<const Name extends keyof PaymentVariables>(
  values: PaymentVariables,
  names: readonly Name[],
  refuse: Refuse,
): Complete<Name> | null {
  if (isComplete(values, names)) return values;
  const set = names.find((name) => values[name] !== undefined);
  if (set === undefined) return null;
  const missing = names.filter((name) => values[name] === undefined);
  return refuse(`${missing.join(' and ')} must be given, too, since ${set} is.`);
}

/**
 * Whose keys there are, what invoices say, and under which address the world finds us.
 * @throws what `refuse` throws, for half of a provider's keys, keys without an address to call back to, and a sandbox
 *   beside a database of somebody's
 */
export function readPayments(
  values: PaymentVariables,
  { databaseUrl, refuse }: Place,
): {
  readonly payments: PaymentConfig;
  readonly payee: Payee | null;
  readonly publicUrl: string | null;
  readonly sandboxPort: number | undefined;
} {
  const liqPay = together(values, ['LIQPAY_PUBLIC_KEY', 'LIQPAY_PRIVATE_KEY'], refuse);
  const wayForPay = together(
    values,
    ['WAYFORPAY_MERCHANT_ACCOUNT', 'WAYFORPAY_MERCHANT_DOMAIN', 'WAYFORPAY_SECRET_KEY'],
    refuse,
  );
  const payee = together(values, ['INVOICE_RECIPIENT', 'INVOICE_IBAN', 'INVOICE_CODE'], refuse);
  const { PUBLIC_URL, SANDBOX_PORT } = values;
  if (SANDBOX_PORT !== undefined && databaseUrl !== undefined)
    refuse('SANDBOX_PORT must not be set together with DATABASE_URL: the sandbox takes no money.');
  if (PUBLIC_URL === undefined && (liqPay !== null || wayForPay !== null))
    refuse('PUBLIC_URL must be given, too: there the payment provider tells what was paid.');
  return {
    payments: {
      liqPay: liqPay && { publicKey: liqPay.LIQPAY_PUBLIC_KEY, privateKey: liqPay.LIQPAY_PRIVATE_KEY },
      wayForPay: wayForPay && {
        merchantAccount: wayForPay.WAYFORPAY_MERCHANT_ACCOUNT,
        merchantDomain: wayForPay.WAYFORPAY_MERCHANT_DOMAIN,
        secretKey: wayForPay.WAYFORPAY_SECRET_KEY,
      },
      sandbox: null,
    },
    payee: payee && {
      name: payee.INVOICE_RECIPIENT,
      iban: payee.INVOICE_IBAN,
      code: payee.INVOICE_CODE,
      purpose: values.INVOICE_PURPOSE,
      days: values.INVOICE_DAYS,
    },
    publicUrl: (PUBLIC_URL && originOf(PUBLIC_URL)) ?? null,
    sandboxPort: SANDBOX_PORT,
  };
}
