/** The sandbox of the demonstration: LiqPay’s protocol at a server on this machine, where no money moves. */
import { liqPay, type LiqPayKeys } from './liqpay.ts';
import { type Post, postJson, type Provider } from './provider.ts';

/** The sandbox that was started together with us. */
export interface SandboxAddress extends LiqPayKeys {
  readonly port: number;
}

/**
 * A browser finds the sandbox under the name under which it found us, so that a tablet in the same room does, too; we ask
 * it on this machine.
 */
export function sandbox({ port, ...keys }: SandboxAddress, post: Post = postJson): Provider {
  return liqPay(keys, post, {
    name: 'sandbox',
    formOrigin: `http://*:${port}`,
    checkout: (resultUrl) => `http://${new URL(resultUrl).hostname}:${port}/api/3/checkout`,
    request: `http://127.0.0.1:${port}/api/request`,
    languageOf: (language) => language.toLowerCase(),
  });
}
