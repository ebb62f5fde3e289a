import type { Checkout } from '@mindhero/contract/plans/order';
import { describe, expect, it } from 'vitest';
import { openPayment, type PayBrowser } from './open-payment.ts';

const form: Checkout = {
  kind: 'form',
  action: 'https://pay.example/checkout',
  method: 'POST',
  fields: { data: 'e30=', signature: 's' },
};

/** A browser that notes what it is told to do. */
function browser({ blocks = false } = {}) {
  const did: string[] = [];
  const state = { isClosed: false };
  const browser: PayBrowser = {
    open: () => {
      did.push('open');
      const close = () => {
        did.push('close');
        state.isClosed = true;
      };
      return blocks ? null : { name: 'pay', isClosed: () => state.isClosed, close };
    },
    send: (_form, target) => void did.push(`send to ${target}`),
  };
  const noted = <T>(what: string, answer: () => T) => {
    did.push(what);
    return Promise.resolve().then(answer);
  };
  return { did, state, browser, noted };
}

describe('the window of a payment', () => {
  it('is opened by the click, before anything is asked for, and gets the form', async () => {
    const { did, browser: own, noted } = browser();
    const paying = openPayment(own, {
      begin: () => noted('fetch', () => form),
      arrive: () => noted('arrive', () => null),
    });
    // Nothing was awaited yet.
    expect(did).toEqual(['open', 'fetch']);
    expect(await paying).toBe('window');
    expect(did).toEqual(['open', 'fetch', 'send to pay', 'arrive']);
  });

  it('is this one where the browser blocks it; who comes back finds the order', async () => {
    const { did, browser: own, noted } = browser({ blocks: true });
    const where = await openPayment(own, {
      begin: () => noted('fetch', () => form),
      arrive: () => noted('arrive', () => null),
    });
    expect(where).toBe('here');
    expect(did).toEqual(['open', 'fetch', 'arrive', 'send to _self']);
  });

  it('is this one where somebody closes it before the form is there', async () => {
    const { did, state, browser: own, noted } = browser();
    const begin = () =>
      noted('fetch', () => {
        state.isClosed = true;
        return form;
      });
    expect(await openPayment(own, { begin, arrive: () => noted('arrive', () => null) })).toBe('here');
    expect(did.at(-1)).toBe('send to _self');
  });

  it('is closed where there is no form, and the reason is told', async () => {
    const { did, browser: own, noted } = browser();
    const begin = () =>
      noted('fetch', (): Checkout => {
        throw new Error('refused');
      });
    await expect(openPayment(own, { begin, arrive: () => noted('arrive', () => null) })).rejects.toThrow(
      'refused',
    );
    expect(did).toEqual(['open', 'fetch', 'close']);
  });

  it('is not needed for an invoice', async () => {
    const { did, browser: own, noted } = browser();
    const begin = () => noted('fetch', (): Checkout => ({ kind: 'invoice' }));
    expect(await openPayment(own, { begin, arrive: () => noted('arrive', () => null) })).toBe('invoice');
    expect(did).toEqual(['open', 'fetch', 'close']);
  });

  it('leads to the provider even where the screen of the order does not come', async () => {
    const { did, browser: own, noted } = browser({ blocks: true });
    const arrive = () =>
      noted('arrive', () => {
        throw new Error('lost');
      });
    await openPayment(own, { begin: () => noted('fetch', () => form), arrive });
    expect(did.at(-1)).toBe('send to _self');
  });
});
