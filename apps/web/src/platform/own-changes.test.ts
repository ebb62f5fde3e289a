import { updateGroup } from '@mindhero/contract/group';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createOwnChanges, isSameChange, isVersioned } from './own-changes.ts';

const stored = vi.hoisted(() => {
  const map = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  return map;
});
const { ApiError, call, leaveSession } = await import('./client.ts');

const place = '1 /api/v1/groups/7/';
const change = (fields: object) => ({ version: 1, ...fields });
const changes = () => {
  const own = createOwnChanges();
  own.sent(place, { key: 'a', body: change({ name: 'A' }) });
  own.sent(place, { key: 'b', body: change({ name: 'B', teacher_id: 2 }) });
  const keys = (fields: object, of = place) => own.coveredBy(of, change(fields)).map(({ key }) => key);
  return { own, keys };
};

it('knows the latest first, of the same thing, and those alone of which nothing would be left', () => {
  const { own, keys } = changes();
  expect(keys({ name: 'C', teacher_id: 3, more: 1 })).toEqual(['b', 'a']);
  expect(keys({ name: 'C' })).toEqual(['a']);
  expect(keys({ teacher_id: 3 })).toEqual([]);
  expect(keys({ name: 'C', teacher_id: 3 }, '2 /api/v1/groups/7/')).toEqual([]);
  own.sent(place, { key: 'a', body: { version: 1 } });
  expect(keys({})).toEqual(['a']);
});

it('forgets what was refused, all of it once an answer has come, and everybody’s at the end', () => {
  const both = { name: 'C', teacher_id: 3 };
  const refused = changes();
  refused.own.refused(place, 'b');
  expect(refused.keys(both)).toEqual(['a']);
  const answered = changes();
  answered.own.answered(place);
  expect(answered.keys(both)).toEqual([]);
  const left = changes();
  left.own.forget();
  expect(left.keys(both)).toEqual([]);
});

it('tells changes of versions from others, and the same change on another version', () => {
  expect([{ version: 1 }, { version: '1' }, {}, null, undefined, 'version'].map(isVersioned)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  const named = change({ name: 'A' });
  expect(isSameChange(named, { ...named, version: 2 })).toBe(true);
  expect(isSameChange(named, change({ name: 'B' }))).toBe(false);
});

const json = (status: number, body: string) =>
  Promise.resolve(new Response(body, { status, headers: { 'Content-Type': 'application/json' } }));

/** A server that has one group, and does a change once under its key as ours does. */
function groupServer() {
  const group: Record<string, unknown> = { id: 7, version: 1, name: 'A', teacher_id: 1 };
  const answers = new Map<string, string>();
  let fates: ('request lost' | 'answer lost')[] = [];
  const keys: string[] = [];
  vi.stubGlobal('fetch', (address: string, { headers, body }: RequestInit & { headers?: Headers } = {}) => {
    if (address === '/api/health/live/') return Promise.resolve(new Response());
    const key = headers?.get('Idempotency-Key') ?? '';
    keys.push(key);
    const fate = fates.shift();
    if (fate === 'request lost') return Promise.reject(new TypeError('Failed to fetch'));
    const { version, ...change } = JSON.parse(String(body)) as { version: number };
    if (!answers.has(key) && version === group['version']) {
      Object.assign(group, change, { version: version + 1 });
      answers.set(key, JSON.stringify(group));
    }
    if (fate === 'answer lost') return Promise.reject(new TypeError('Failed to fetch'));
    const kept = answers.get(key);
    return kept === undefined ? json(409, '{"code":"changed_meanwhile"}') : json(200, kept);
  });
  const save = (body: { version: number; name?: string; teacher_id?: number | null }) =>
    call(updateGroup, { params: { id: 7 }, body }).then(
      () => 'saved' as const,
      (error: unknown) => (error instanceof ApiError ? error.code : 'lost'),
    );
  return { group, keys, save, meet: (...next: typeof fates) => void (fates = next) };
}

describe('a change that is edited after its answer got lost', () => {
  it('is made on top of the own one', async () => {
    const { group, keys, save, meet } = groupServer();
    meet('answer lost');
    expect(await save({ version: 1, name: 'B' })).toBe('lost');
    expect(await save({ version: 1, name: 'C', teacher_id: 2 })).toBe('saved');
    expect(group).toMatchObject({ name: 'C', teacher_id: 2, version: 3 });
    expect(keys).toEqual([keys[0], keys[1], keys[0], keys[3]]);
    expect(new Set(keys).size).toBe(3);
  });

  it('is refused where somebody else was faster, whether or not the own one had arrived', async () => {
    for (const fate of ['answer lost', 'request lost'] as const) {
      const { group, save, meet } = groupServer();
      meet(fate);
      await save({ version: 1, name: 'B' });
      Object.assign(group, { version: Number(group['version']) + 1, name: 'Theirs' });
      expect(await save({ version: 1, name: 'C' })).toBe('changed_meanwhile');
      expect(group['name']).toBe('Theirs');
    }
  });

  it('is refused where it would leave something of the own one that is not wanted any more', async () => {
    const { group, save, meet } = groupServer();
    meet('answer lost');
    await save({ version: 1, name: 'B' });
    expect(await save({ version: 1, teacher_id: 2 })).toBe('changed_meanwhile');
    expect(group).toMatchObject({ name: 'B', teacher_id: 1 });
  });

  it('is a stranger’s for whoever signs in after it', async () => {
    const { save, meet } = groupServer();
    const { fetch } = globalThis;
    meet('answer lost');
    await save({ version: 1, name: 'B' });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    await leaveSession();
    vi.stubGlobal('fetch', fetch);
    stored.set('access', 'access-2');
    expect(await save({ version: 1, name: 'C' })).toBe('changed_meanwhile');
  });

  it('ends as it was last wanted, whatever gets lost how often', async () => {
    const loss = fc.constantFrom('request lost' as const, 'answer lost' as const);
    const edits = fc.array(fc.array(loss, { maxLength: 3 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(edits, async (losses) => {
        const { group, save, meet } = groupServer();
        // What the form was opened with: nothing but an answer renews it.
        let version = 1;
        for (const [edit, lost] of losses.entries()) {
          const name = `Edit ${edit}`;
          meet(...lost);
          const outcome = await save({ version, name });
          expect(outcome).toBeOneOf(['saved', 'lost']);
          if (outcome !== 'saved') continue;
          expect(group['name']).toBe(name);
          version = Number(group['version']);
        }
        meet();
        expect(await save({ version, name: 'Last' })).toBe('saved');
        expect(group['name']).toBe('Last');
      }),
    );
  });
});
