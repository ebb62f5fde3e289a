/** The sandbox of the demonstration: LiqPay’s protocol at a server on this machine, where no money moves. */
import type { PaymentConfig } from '../../platform/payment-config.ts';
import { liqPay } from './liqpay.ts';
import { type Post, postJson, type Provider } from './provider.ts';

/** The sandbox that was started together with us, with keys made for this start. */
export type SandboxAddress = NonNullable<PaymentConfig['sandbox']>;

/**
 * A browser finds the sandbox under the name under which it found us, so that a tablet in the same room does, too; we ask
 * it on this machine.
 */
export function sandbox({ origin, ...keys }: SandboxAddress, post: Post = postJson): Provider {
  const { port } = new URL(origin);
  return liqPay(keys, post, {
    name: 'sandbox',
    formOrigin: `http://*:${port}`,
    checkout: (resultUrl) => `http://${new URL(resultUrl).hostname}:${port}/api/3/checkout`,
    request: `${origin}/api/request`,
    languageOf: (language) => language.toLowerCase(),
  });
}
