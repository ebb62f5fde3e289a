import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Choice, isChoice, stories } from '../../../../sandbox/src/stories.ts';
import { type RunningSandbox, runSandbox } from '../../../test/sandbox.ts';
import type { Callback, CheckoutWish, Provider } from './provider.ts';
import { sandbox as sandboxProvider } from './sandbox.ts';

let running: RunningSandbox;
let provider: Provider;
/** Bodies of callbacks. */
let sent: string[] = [];

beforeAll(async () => {
  running = await runSandbox({
    send: async (_url, body) => {
      sent.push(body);
      return Promise.resolve(200);
    },
  });
  provider = sandboxProvider(running.address);
});
afterAll(() => running.close());
beforeEach(() => void (sent = []));

let attempts = 0;
const wish = (more: Partial<CheckoutWish> = {}): CheckoutWish => ({
  reference: `MH-000017-${++attempts}`,
  amount: 1_154_250,
  description: 'Mindhero MH-000017',
  items: [],
  language: 'DE',
  resultUrl: 'http://127.0.0.1:3000/payments/return/17',
  callbackUrl: 'http://127.0.0.1:3000/api/v1/payments/sandbox/callback/',
  now: new Date('2026-11-23T12:00:00Z'),
  ...more,
});

const now = new Date();
const believed = () => sent.map((body) => provider.parseCallback(Buffer.from(body)));
const told = (state: string, more: object = {}): Callback =>
  expect.objectContaining({
    verified: true,
    payment: expect.objectContaining({ state, amount: 1_154_250, currency: 'UAH', isOurs: true, ...more }),
  });
const refused = { verified: false };

/** What we believe of what each choice has the sandbox tell us, and what it says when we ask. */
const expected: Readonly<Record<Choice, { callbacks: unknown[]; asked: string }>> = {
  pay: { callbacks: [told('paid')], asked: 'paid' },
  decline: { callbacks: [told('failed')], asked: 'failed' },
  cancel: { callbacks: [], asked: 'waiting' },
  before_return: { callbacks: [told('paid')], asked: 'paid' },
  after_return: { callbacks: [], asked: 'paid' },
  late: { callbacks: [], asked: 'paid' },
  never: { callbacks: [], asked: 'paid' },
  twice: { callbacks: [told('paid'), told('paid')], asked: 'paid' },
  at_once: { callbacks: [told('paid'), told('paid')], asked: 'paid' },
  out_of_order: { callbacks: [told('paid'), told('waiting'), told('failed')], asked: 'paid' },
  reversed_later: { callbacks: [told('paid')], asked: 'paid' },
  wrong_amount: { callbacks: [told('paid', { amount: 577_125 })], asked: 'paid' },
  wrong_currency: { callbacks: [told('paid', { currency: 'USD' })], asked: 'paid' },
  wrong_key: { callbacks: [refused], asked: 'paid' },
  old_algorithm: { callbacks: [refused], asked: 'paid' },
  truncated: { callbacks: [refused, refused], asked: 'paid' },
  test_mode: { callbacks: [told('failed')], asked: 'failed' },
};

describe('the provider of the sandbox', () => {
  it.each(Object.keys(stories).filter(isChoice))('understands %s', async (choice) => {
    const asked = wish();
    const { back } = await running.choose(provider.createCheckout(asked), choice);
    expect(back).toBe(asked.resultUrl);
    expect(believed()).toEqual(expected[choice].callbacks);
    expect(await provider.fetchStatus(asked.reference, now)).toMatchObject({
      reference: asked.reference,
      state: expected[choice].asked,
      isOurs: true,
    });
  });

  it('leads a browser to the machine under the name under which it found us', () => {
    const { port } = new URL(running.address.origin);
    const checkout = provider.createCheckout(
      wish({ resultUrl: 'http://192.168.1.5:3000/payments/return/17' }),
    );
    expect(checkout).toMatchObject({ action: `http://192.168.1.5:${port}/api/3/checkout` });
    expect(provider).toMatchObject({ name: 'sandbox', formOrigin: `http://*:${port}` });
  });

  it('knows nothing of what was never begun', async () => {
    expect(await provider.fetchStatus('MH-000001-1', now)).toBeNull();
  });

  it('gives money back once, which it then tells itself', async () => {
    const asked = wish();
    const { reference } = asked;
    await running.choose(provider.createCheckout(asked), 'pay');
    sent = [];
    expect(await provider.refund({ reference, amount: 1_154_251 })).toBe('failed');
    expect(await provider.refund({ reference, amount: 54_250 })).toBe('done');
    expect(await provider.refund({ reference, amount: 1_100_000 })).toBe('done');
    await running.idle();
    expect(believed()).toEqual([told('reversed')]);
    expect(await provider.fetchStatus(reference, now)).toMatchObject({ state: 'reversed' });
    expect(await provider.refund({ reference, amount: 1 })).toBe('failed');
  });

  it('cannot be asked while it is off', async () => {
    const asked = wish();
    await running.choose(provider.createCheckout(asked), 'never');
    await running.switchOff(true);
    await expect(provider.fetchStatus(asked.reference, now)).rejects.toThrow('503');
    await expect(provider.refund({ reference: asked.reference, amount: 1 })).rejects.toThrow('503');
    await running.switchOff(false);
    expect(await provider.fetchStatus(asked.reference, now)).toMatchObject({ state: 'paid' });
  });
});
