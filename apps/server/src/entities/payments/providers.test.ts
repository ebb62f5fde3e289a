import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liqPay, liqPaySignature } from './liqpay.ts';
import { inHryvnias, kopecksOf, type CheckoutWish } from './provider.ts';
import { wayForPay, wayForPaySignature } from './way-for-pay.ts';

const keys = { publicKey: 'i00000000', privateKey: 'a4825234f4bae72a0be04eafe9e8e2bada209255' };
const merchant = {
  merchantAccount: 'test_merch',
  merchantDomain: 'school.example',
  secretKey: 'flk3409refn54t54t',
};

/** What OpenSSL’s command line makes of the same text. */
const openssl = (text: string, ...args: string[]) => execFileSync('openssl', args, { input: text });

const wish: CheckoutWish = {
  reference: 'MH-000017-1',
  amount: 1_154_250,
  description: 'Mindhero MH-000017',
  items: [],
  language: 'UK',
  resultUrl: 'https://school.example/subscriptions',
  callbackUrl: 'https://school.example/api/v1/payments/liqpay/callback/',
  now: new Date('2026-11-23T12:00:00Z'),
};

const amount = fc.integer({ min: 0, max: 10_000_000_000 });

describe('amounts', () => {
  it('are written and read again', () => {
    fc.assert(
      fc.property(amount, (kopecks) => {
        expect(kopecksOf(inHryvnias(kopecks))).toBe(kopecks);
      }),
    );
  });

  it.each([
    [10.5, 1050],
    ['10.50', 1050],
    [0.1, 10],
    ['3', 300],
    ['10,5', 1050],
    ['1.005', null],
    ['-1', null],
    ['1e3', null],
    [Number.NaN, null],
    [null, null],
    [{}, null],
  ])('%s is %s', (told, expected) => {
    expect(kopecksOf(told)).toBe(expected);
  });
});

describe('LiqPay', () => {
  it('says how much was given back', () => {
    const content = {
      public_key: keys.publicKey,
      action: 'pay',
      status: 'success',
      order_id: 'MH-1-1',
      refund_amount: 2.5,
    };
    const data = Buffer.from(JSON.stringify(content)).toString('base64');
    const body = new URLSearchParams({ data, signature: liqPaySignature(keys.privateKey, data) }).toString();
    expect(liqPay(keys).parseCallback(Buffer.from(body))).toMatchObject({ payment: { refunded: 250 } });
  });

  const data =
    'eyJwdWJsaWNfa2V5IjoiaTAwMDAwMDAwIiwidmVyc2lvbiI6NywiYWN0aW9uIjoicGF5IiwiYW1vdW50IjoiMyIsImN1cnJlbmN5IjoiVUFIIiwiZGVzY3JpcHRpb24iOiJ0ZXN0Iiwib3JkZXJfaWQiOiIwMDAwMDEifQ==';

  it('signs as its documentation does, and as OpenSSL', () => {
    const signature = liqPaySignature(keys.privateKey, data);
    expect(signature).toBe('0adgJ8F2Ds5HCVkcz4AlmdLMRoIJf7IxsL3QmeFRz/s=');
    const { privateKey } = keys;
    const digest = openssl(`${privateKey}${data}${privateKey}`, 'dgst', '-sha3-256', '-binary');
    expect(digest.toString('base64')).toBe(signature);
  });

  const callback = (content: object, key = keys.privateKey) => {
    const sent = Buffer.from(JSON.stringify(content)).toString('base64');
    return Buffer.from(new URLSearchParams({ data: sent, signature: liqPaySignature(key, sent) }).toString());
  };
  const paid = {
    public_key: keys.publicKey,
    action: 'pay',
    order_id: 'MH-000017-1',
    status: 'success',
    amount: 11542.5,
    currency: 'UAH',
  };
  const provider = liqPay(keys);

  it('leads to a form whose fields say what is to be paid', () => {
    const checkout = provider.createCheckout(wish);
    if (checkout.kind !== 'form') throw new Error('no form');
    const { data: sent, signature } = checkout.fields as { data: string; signature: string };
    expect(signature).toBe(liqPaySignature(keys.privateKey, sent));
    expect(JSON.parse(Buffer.from(sent, 'base64').toString())).toMatchObject({
      version: 7,
      amount: '11542.50',
      currency: 'UAH',
      order_id: wish.reference,
      server_url: wish.callbackUrl,
    });
  });

  it.each([
    ['success', 'paid'],
    ['failure', 'failed'],
    ['error', 'failed'],
    ['sandbox', 'failed'],
    ['reversed', 'reversed'],
    ['wait_accept', 'waiting'],
    ['3ds_verify', 'waiting'],
    ['processing', 'waiting'],
  ])('takes %s for %s', (status, state) => {
    expect(provider.parseCallback(callback({ ...paid, status }))).toEqual({
      verified: true,
      payment: { reference: 'MH-000017-1', state, status, amount: 1_154_250, currency: 'UAH', isOurs: true },
    });
  });

  it('believes nobody who has another key, and knows what is another’s', () => {
    expect(provider.parseCallback(callback(paid, 'another'))).toEqual({ verified: false });
    expect(provider.parseCallback(callback({ ...paid, public_key: 'i1' }))).toMatchObject({
      payment: { isOurs: false },
    });
    expect(provider.parseCallback(callback({ ...paid, action: 'hold' }))).toMatchObject({
      payment: { isOurs: false },
    });
  });

  it('turns away whatever was changed on the way', () => {
    const body = callback(paid);
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (place, by) => {
        const changed = Buffer.from(body);
        changed[place] = ((changed[place] ?? 0) + by) % 256;
        const parsed = provider.parseCallback(changed);
        // Another way to write the same sign is no change.
        const isSame =
          new URLSearchParams(changed.toString()).get('data') ===
          new URLSearchParams(body.toString()).get('data');
        expect(parsed.verified && !isSame).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(provider.parseCallback(bytes)).toEqual({ verified: false });
      }),
    );
  });
});

describe('WayForPay', () => {
  it('signs as OpenSSL does', () => {
    const parts = ['test_merch', 'www.market.ua', 'DH783023', 1415379863, '1547.36', 'UAH'];
    const hex = openssl(parts.join(';'), 'dgst', '-md5', '-hmac', merchant.secretKey).toString();
    expect(hex.trim().split(' ').at(-1)).toBe(wayForPaySignature(merchant.secretKey, parts));
  });

  const provider = wayForPay(merchant);
  const approved = {
    merchantAccount: merchant.merchantAccount,
    orderReference: 'MH-000017-1',
    amount: '11542.50',
    currency: 'UAH',
    authCode: '541963',
    cardPan: '41****8217',
    transactionStatus: 'Approved',
    reasonCode: 1100,
  };
  const callback = (content: typeof approved, asNumber = false) => {
    const signature = wayForPaySignature(merchant.secretKey, Object.values(content));
    const json = JSON.stringify({ ...content, merchantSignature: signature });
    return asNumber ? json.replace('"11542.50"', '11542.50') : json;
  };

  it.each([
    ['as JSON', callback(approved)],
    ['with a number that ends in zero', callback(approved, true)],
    ['as the only key of a form', `${encodeURIComponent(callback(approved))}=`],
  ])('reads a callback %s', (_, body) => {
    expect(provider.parseCallback(Buffer.from(body))).toEqual({
      verified: true,
      payment: {
        reference: 'MH-000017-1',
        state: 'paid',
        status: 'Approved',
        amount: 1_154_250,
        currency: 'UAH',
        isOurs: true,
      },
    });
  });

  it('turns away what was changed, and what is nothing', () => {
    const body = callback(approved).replace('11542.50', '1.00');
    expect(provider.parseCallback(Buffer.from(body))).toEqual({ verified: false });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(provider.parseCallback(bytes)).toEqual({ verified: false });
      }),
    );
  });

  it('believes the amount that is signed, if there are two', () => {
    const body = callback(approved).replace(/}$/, ',"amount":"1.00"}');
    expect(provider.parseCallback(Buffer.from(body))).toMatchObject({ payment: { amount: 1_154_250 } });
  });

  it('is answered with a signature of ours', () => {
    const [callbackTold] = [provider.parseCallback(Buffer.from(callback(approved)))];
    if (!callbackTold?.verified) throw new Error('not verified');
    const answer = JSON.parse(provider.acknowledge(callbackTold.payment, wish.now).content) as {
      time: number;
    };
    expect(answer).toEqual({
      orderReference: 'MH-000017-1',
      status: 'accept',
      time: 1_795_435_200,
      signature: wayForPaySignature(merchant.secretKey, ['MH-000017-1', 'accept', 1_795_435_200]),
    });
  });
});
