/** The payment sandbox as a browser meets it: a form that is sent, a page, and a button that is pressed. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Checkout } from '@mindhero/contract/plans/order';
import { createSandbox, type SandboxOptions } from '../../sandbox/src/server.ts';
import type { Choice } from '../../sandbox/src/stories.ts';
import type { SandboxAddress } from '../src/entities/payments/sandbox.ts';

export interface RunningSandbox {
  readonly address: SandboxAddress;
  /** Sends the form and presses a button. @returns where the browser is led to, and by what the page knows the payment */
  choose(checkout: Checkout, choice: Choice): Promise<{ back: string | null; payment: string }>;
  /** Presses a button of the list. */
  press(button: '/release' | '/reverse', payment: string): Promise<void>;
  switchOff(isOff: boolean): Promise<void>;
  /** When everything that it had to tell has been answered. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Nothing that is held back comes by itself. */
export async function runSandbox(options: Pick<SandboxOptions, 'send'> = {}): Promise<RunningSandbox> {
  const keys = { publicKey: 'sandbox_i1', privateKey: 'a key of the sandbox for tests' };
  const sandbox = createSandbox({ keys, after: () => () => {}, ...options });
  sandbox.server.listen(0, '127.0.0.1');
  await once(sandbox.server, 'listening');
  const { port } = sandbox.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const send = async (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const press = async (path: string, fields: Record<string, string>) => {
    const answer = await send(`${origin}${path}`, fields);
    if (answer.status !== 303)
      throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`);
    return answer.headers.get('location');
  };
  return {
    address: { ...keys, origin },
    async choose(checkout, choice) {
      if (checkout.kind !== 'form') throw new Error('no form');
      const shown = await send(checkout.action, checkout.fields as Record<string, string>);
      const payment = /name="payment" value="([^"]+)"/.exec(await shown.text())?.[1];
      if (payment === undefined) throw new Error(`nothing to choose: ${shown.status}`);
      const back = await press('/choose', { payment, choice });
      await sandbox.idle();
      return { back, payment };
    },
    async press(button, payment) {
      await press(button, { payment });
    },
    async switchOff(isOff) {
      await press('/switch', { down: isOff ? 'yes' : 'no' });
    },
    idle: sandbox.idle,
    close: sandbox.close,
  };
}
