import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeys } from './idempotency-keys.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A tab: what it keeps over reloads, and its time. */
function tab() {
  const stored = new Map<string, string>();
  const clock = { now: 0 };
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
  const open = () => createKeys({ storage, now: () => clock.now });
  return { stored, clock, open };
}

const asked = { person: 1, method: 'POST', address: '/api/v1/groups/', body: { name: 'A' } };

it('keeps a key until the answer has come, also over a reload of the page', async () => {
  const { open } = tab();
  const keys = open();
  const first = await keys(asked);
  expect(first.key).toMatch(/^[\w-]{36}$/);
  expect((await keys(asked)).key).toBe(first.key);
  const again = await open()(asked);
  expect(again.key).toBe(first.key);
  again.answered();
  expect((await open()(asked)).key).not.toBe(first.key);
});

it.each([
  ['another person', { person: 2 }],
  ['nobody', { person: null }],
  ['another method', { method: 'PATCH' }],
  ['another address', { address: '/api/v1/groups/?x=1' }],
  ['another content', { body: { name: 'B' } }],
  ['a file', { body: new Blob(['A']) }],
  ['no content', { body: undefined }],
])('draws another key for %s', async (_what, changes) => {
  const keys = tab().open();
  const { key } = await keys(asked);
  expect((await keys({ ...asked, ...changes })).key).not.toBe(key);
});

it('knows a file by its content', async () => {
  const keys = tab().open();
  const { key } = await keys({ ...asked, body: new Blob(['name\nAnna']) });
  expect((await keys({ ...asked, body: new Blob(['name\nAnna']) })).key).toBe(key);
  expect((await keys({ ...asked, body: new Blob(['name\nAnne']) })).key).not.toBe(key);
});

it('means it anew after something else was meant for the same kind of thing: what was added may be gone', async () => {
  const keys = tab().open();
  const add = { ...asked, address: '/api/v1/groups/7/members/' };
  const { key } = await keys(add);
  await keys({ ...asked, address: '/api/v1/tasks/' });
  expect((await keys(add)).key).toBe(key);
  await keys({ ...asked, address: '/api/v1/groups/7/members/remove/' });
  expect((await keys(add)).key).not.toBe(key);
});

it('an answer that comes late ends nothing but its own intention', async () => {
  const keys = tab().open();
  const first = await keys(asked);
  const second = await keys({ ...asked, body: { name: 'B' } });
  first.answered();
  expect((await keys({ ...asked, body: { name: 'B' } })).key).toBe(second.key);
});

it('forgets before the server does', async () => {
  const { clock, open } = tab();
  const { key } = await open()(asked);
  clock.now = 22 * HOUR_MS;
  expect((await open()(asked)).key).toBe(key);
  clock.now = 24 * HOUR_MS;
  expect((await open()(asked)).key).not.toBe(key);
});

it('leaves nothing of a password on the device, and knows it as long as the page lasts', async () => {
  const { stored, open } = tab();
  const secret = {
    ...asked,
    address: '/api/v1/users/me/password/',
    body: { new_password: 'Correct-horse-1' },
  };
  const keys = open();
  const { key } = await keys(secret);
  expect((await keys(secret)).key).toBe(key);
  expect([...stored.values()]).toEqual(['[]']);
});

it.each([
  ['is missing', null],
  ['is not allowed', { getItem: refuse, setItem: refuse }],
  ['holds something else', { getItem: () => '{', setItem: () => undefined }],
])('works where the storage %s', async (_what, storage) => {
  const keys = createKeys({ storage, now: () => 0 });
  const { key } = await keys(asked);
  expect((await keys(asked)).key).toBe(key);
});

function refuse(): never {
  throw new DOMException('Denied', 'SecurityError');
}

it('two contents that differ hardly ever look alike', async () => {
  const keys = tab().open();
  const body = fc.record({ name: fc.string(), ids: fc.array(fc.nat({ max: 50 }), { maxLength: 3 }) });
  await fc.assert(
    fc.asyncProperty(body, body, async (one, two) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(two));
      const { key } = await keys({ ...asked, body: one });
      expect((await keys({ ...asked, body: two })).key).not.toBe(key);
    }),
  );
});
