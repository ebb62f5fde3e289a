import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { createSandbox, type Sandbox } from './server.ts';
import { oldSignatureOf, signatureOf } from './signature.ts';
import { type Choice, failures, isChoice, stories } from './stories.ts';

const keys = { publicKey: 'sandbox_i1', privateKey: 'a key for tests' };
const shop = 'http://shop.example';

/** What arrived at the shop, in which order. */
let sent: { readonly url: string; readonly form: URLSearchParams }[] = [];
/** What waits for its time; nothing runs by itself. */
let waiting: { readonly ms: number; readonly run: () => void }[] = [];
let sandbox: Sandbox;
let address: string;

beforeAll(async () => {
  sandbox = createSandbox({
    keys,
    now: () => new Date('2026-11-23T12:00:00Z'),
    send: async (url, body) => {
      sent.push({ url: url.href, form: new URLSearchParams(body) });
      return Promise.resolve(url.pathname === '/nobody' ? null : 200);
    },
    after(ms, run) {
      const entry = { ms, run };
      waiting.push(entry);
      return () => (waiting = waiting.filter((other) => other !== entry));
    },
  });
  sandbox.server.listen(0, '127.0.0.1');
  await once(sandbox.server, 'listening');
  address = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sent = [];
  waiting = [];
});

let orders = 0;
const asked = (more: object = {}) => ({
  version: 7,
  public_key: keys.publicKey,
  action: 'pay',
  amount: '11542.50',
  currency: 'UAH',
  description: 'Plans <b>for</b> “Kolibri”',
  order_id: `MH-${++orders}-1`,
  result_url: `${shop}/return`,
  server_url: `${shop}/callback`,
  language: 'en',
  ...more,
});

const post = (path: string, fields: Record<string, string>, language?: string) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: language === undefined ? {} : { 'accept-language': language },
  });

function signed(content: object, key = keys.privateKey): Record<string, string> {
  const data = Buffer.from(JSON.stringify(content)).toString('base64');
  return { data, signature: signatureOf(data, key) };
}

async function open(content: object): Promise<{ page: string; id: string }> {
  const answer = await post('/api/3/checkout', signed(content));
  const page = await answer.text();
  expect(answer.status).toBe(200);
  return { page, id: /name="payment" value="([^"]+)"/.exec(page)?.[1] ?? '' };
}

/** Through the page, as a browser does it. */
async function choose(choice: Choice, content = asked()): Promise<{ id: string; reference: string }> {
  const { id } = await open(content);
  const answer = await post('/choose', { payment: id, choice });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${shop}/return`);
  await sandbox.idle();
  return { id, reference: content.order_id };
}

async function ask(content: object): Promise<Record<string, unknown>> {
  const answer = await post('/api/request', signed({ version: 7, public_key: keys.publicKey, ...content }));
  return (await answer.json()) as Record<string, unknown>;
}

/** What a message says, and how it is signed. */
function told({ form }: (typeof sent)[number]): { status: unknown; by: string } {
  const data = form.get('data') ?? '';
  const signature = form.get('signature');
  const by = { [signatureOf(data, keys.privateKey)]: 'us', [oldSignatureOf(data, keys.privateKey)]: 'sha1' };
  const text = Buffer.from(data, 'base64').toString();
  const { status } = text.endsWith('}') ? (JSON.parse(text) as { status: string }) : { status: 'cut' };
  return { status, by: by[signature ?? ''] ?? 'another' };
}

const paid = { status: 'success', by: 'us' };

/** What the shop is told at once, and what when the time has come. */
const expected: Readonly<Record<Choice, { now: object[]; later?: object[]; asked: string }>> = {
  pay: { now: [paid], asked: 'success' },
  decline: { now: [{ status: 'failure', by: 'us' }], asked: 'failure' },
  cancel: { now: [], asked: 'prepared' },
  before_return: { now: [paid], asked: 'success' },
  after_return: { now: [], later: [paid], asked: 'success' },
  late: { now: [], later: [paid], asked: 'success' },
  never: { now: [], asked: 'success' },
  twice: { now: [paid, paid], asked: 'success' },
  at_once: { now: [paid, paid], asked: 'success' },
  out_of_order: {
    now: [paid, { status: 'wait_accept', by: 'us' }, { status: 'failure', by: 'us' }],
    asked: 'success',
  },
  reversed_later: { now: [paid], later: [{ status: 'reversed', by: 'us' }], asked: 'success' },
  wrong_amount: { now: [paid], asked: 'success' },
  wrong_currency: { now: [paid], asked: 'success' },
  wrong_key: { now: [{ status: 'success', by: 'another' }], asked: 'success' },
  old_algorithm: { now: [{ status: 'success', by: 'sha1' }], asked: 'success' },
  truncated: {
    now: [
      { status: 'cut', by: 'another' },
      { status: 'cut', by: 'us' },
    ],
    asked: 'success',
  },
  test_mode: { now: [{ status: 'sandbox', by: 'us' }], asked: 'sandbox' },
};

describe('what is chosen', () => {
  it.each(Object.keys(stories).filter(isChoice))('%s', async (choice) => {
    const { now, later = [], asked: status } = expected[choice];
    const { id, reference } = await choose(choice);
    expect(sent.map(told)).toEqual(now);
    expect(sent.every(({ url }) => url === `${shop}/callback`)).toBe(true);
    expect(await ask({ action: 'status', order_id: reference })).toMatchObject({ status, result: 'ok' });
    expect(waiting.length).toBe(later.length);

    sent = [];
    for (let time = 0; time < 2; time++) await post('/release', { payment: id });
    expect(sent.map(told)).toEqual(later);
    expect(waiting).toEqual([]);
  });

  it('comes by itself when its time has come', async () => {
    await choose('late');
    const [entry] = waiting;
    expect(entry?.ms).toBe(60_000);
    entry?.run();
    await sandbox.idle();
    expect(sent.map(told)).toEqual([paid]);
  });

  it('is the same bytes twice, and others at once', async () => {
    await choose('twice');
    expect(sent[1]?.form.toString()).toBe(sent[0]?.form.toString());
    sent = [];
    await choose('at_once');
    expect(sent[1]?.form.toString()).not.toBe(sent[0]?.form.toString());
  });

  it('pays what was asked, half of it, or dollars', async () => {
    const amounts: object[] = [];
    for (const choice of ['pay', 'wrong_amount', 'wrong_currency'] as const) {
      const { reference } = await choose(choice);
      amounts.push(await ask({ action: 'status', order_id: reference }));
      const data = Buffer.from(sent.at(-1)?.form.get('data') ?? '', 'base64').toString();
      expect(JSON.parse(data)).toMatchObject({ order_id: reference, public_key: keys.publicKey });
    }
    expect(amounts).toMatchObject([
      { amount: 11542.5, currency: 'UAH' },
      { amount: 5771.25, currency: 'UAH' },
      { amount: 11542.5, currency: 'USD' },
    ]);
  });

  it('happens once: who pays twice on the same page has paid once', async () => {
    const content = asked();
    const { id } = await choose('before_return', content);
    await post('/choose', { payment: id, choice: 'decline' });
    expect(sent.length).toBe(1);
    const { page } = await open(content);
    expect(page).toContain(languages.en.ended);
    expect(page).not.toContain('name="choice"');
  });

  it('can be done after it was cancelled', async () => {
    const content = asked();
    await choose('cancel', content);
    await choose('before_return', content);
    expect(sent.map(told)).toEqual([paid]);
  });
});

describe('the page', () => {
  it('stands in the wished language, then in that of the browser, with everything that was sent as text', async () => {
    for (const [language, words] of Object.entries(languages)) {
      const { page } = await open(asked({ language }));
      expect(page).toContain(`<html lang="${language}">`);
      for (const name of Object.values(failures).flat()) expect(page).toContain(words.choices[name][0]);
      expect(page).toContain('Plans &lt;b&gt;for&lt;/b&gt;');
      expect(page).not.toMatch(/undefined|null|\[object/);
    }
    const other = await post('/api/3/checkout', signed(asked({ language: 'fr' })), 'fr, ru;q=0.8, en;q=0.5');
    expect(await other.text()).toContain('<html lang="ru">');
  });

  it('lets the browser go to itself and back, and nowhere else', async () => {
    const answer = await post('/api/3/checkout', signed(asked()));
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${shop};`);
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(await answer.text()) ?? [];
    expect(policy).toContain(hash('sha256', sheet, 'base64'));
  });

  it.each([
    ['another key', signed(asked(), 'another'), 'signature'],
    ['no signature', { data: 'e30=' }, 'signature'],
    ['no JSON', { data: 'e3', signature: signatureOf('e3', keys.privateKey) }, 'data'],
    ['another merchant', signed(asked({ public_key: 'i2' })), 'merchant'],
    ['an old version', signed(asked({ version: 3 })), 'merchant'],
    ['another action', signed(asked({ action: 'hold' })), 'data'],
    ['no number', signed(asked({ order_id: '' })), 'data'],
    ['a third digit', signed(asked({ amount: '1.005' })), 'amount'],
    ['another currency', signed(asked({ currency: 'USD' })), 'amount'],
    ['a script for an address', signed(asked({ result_url: 'javascript:alert(1)' })), 'address'],
    ['nobody to tell', signed(asked({ server_url: '' })), 'address'],
  ] as const)('refuses %s', async (_, fields, fault) => {
    const answer = await post('/api/3/checkout', fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(languages.en.faults[fault]);
  });

  it('knows nothing of what it was not asked for, and takes no large body', async () => {
    expect((await fetch(`${address}/other`)).status).toBe(404);
    expect((await post('/choose', { payment: 'unknown', choice: 'pay' })).status).toBe(404);
    const { id } = await open(asked());
    expect((await post('/choose', { payment: id, choice: 'toString' })).status).toBe(404);
    expect((await post('/api/3/checkout', { data: 'x'.repeat(70_000) })).status).toBe(400);
  });

  it('has its letters', async () => {
    for (const script of ['latin', 'cyrillic']) {
      const font = await fetch(`${address}/nunito-${script}.woff2`);
      expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
  });
});

describe('requests', () => {
  it('are answered if they are signed, and about what is known', async () => {
    const wrong = await post('/api/request', signed({ action: 'status', order_id: '1' }, 'another'));
    expect(await wrong.json()).toMatchObject({ result: 'error', err_code: 'invalid_signature' });
    expect(await ask({ action: 'status', order_id: 'unknown' })).toMatchObject({
      result: 'error',
      err_code: 'payment_not_found',
    });
    const { reference } = await choose('pay');
    expect(await ask({ action: 'hold', order_id: reference })).toMatchObject({ result: 'error' });
  });

  it('give money back, in parts, and never more than was paid', async () => {
    const { reference } = await choose('pay');
    sent = [];
    const refund = (amount: string) => ask({ action: 'refund', order_id: reference, amount });
    expect(await refund('11542.51')).toMatchObject({ result: 'error' });
    expect(await refund('nothing')).toMatchObject({ result: 'error' });
    expect(await refund('1542.50')).toMatchObject({
      result: 'ok',
      status: 'reversed',
      refund_amount: 1542.5,
    });
    expect(await ask({ action: 'status', order_id: reference })).toMatchObject({ status: 'success' });
    expect(sent).toEqual([]);
    expect(await refund('10000.01')).toMatchObject({ result: 'error' });
    expect(await refund('10000.00')).toMatchObject({ result: 'ok', status: 'reversed' });
    await sandbox.idle();
    expect(sent.map(told)).toEqual([{ status: 'reversed', by: 'us' }]);
    expect(await refund('1.00')).toMatchObject({ result: 'error' });
    const { reference: open } = await choose('cancel');
    expect(await ask({ action: 'refund', order_id: open, amount: '1.00' })).toMatchObject({
      result: 'error',
    });
  });
});

describe('the list', () => {
  it('shows what was paid and what the shop answered', async () => {
    const { reference } = await choose('twice', asked({ server_url: `${shop}/nobody` }));
    const page = await (await fetch(address, { headers: { 'accept-language': 'de-AT,de;q=0.9' } })).text();
    expect(page).toContain('<html lang="de">');
    const card = page.split('<section').find((part) => part.includes(reference)) ?? '';
    expect(card.replaceAll(/\s+/g, ' ')).toContain(`bezahlt → ${languages.de.noAnswer}`);
    expect(card).toContain(languages.de.choices.twice[0]);
  });

  it('lets the money be taken back by hand', async () => {
    const { id, reference } = await choose('before_return');
    sent = [];
    await post('/reverse', { payment: id });
    expect(sent.map(told)).toEqual([{ status: 'reversed', by: 'us' }]);
    expect(await ask({ action: 'status', order_id: reference })).toMatchObject({ status: 'reversed' });
  });

  it('switches the provider off and on', async () => {
    const { reference } = await choose('never');
    await post('/switch', { down: 'yes' });
    expect((await post('/api/request', signed({ action: 'status' }))).status).toBe(503);
    expect((await post('/api/3/checkout', signed(asked()))).status).toBe(503);
    expect((await fetch(address)).status).toBe(200);
    await post('/switch', { down: 'no' });
    expect(await ask({ action: 'status', order_id: reference })).toMatchObject({ status: 'success' });
  });
});
