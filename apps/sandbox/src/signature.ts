/**
 * Signatures as LiqPay describes them, written from its description and not from the code that they are to test: the
 * product has its own (`entities/payments/liqpay.ts`).
 */
import { hash } from 'node:crypto';

/** API 7: base64 of SHA3-256 over key, data, key. */
export function signatureOf(data: string, privateKey: string): string {
  return hash('sha3-256', privateKey + data + privateKey, 'base64');
}

/** API 3, which nobody should believe any more: base64 of SHA-1 over the same. */
export function oldSignatureOf(data: string, privateKey: string): string {
  return hash('sha1', privateKey + data + privateKey, 'base64');
}
