import type { Namesake } from '@mindhero/contract/namesake';
import { expect, test, vi } from 'vitest';
import { TakenBack } from '../../platform/taken-back.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
const { ApiError, NetworkError } = await import('../../platform/client.ts');
const { meantOnce } = await import('./meant-once.ts');

const namesakes: readonly Namesake[] = [{ kind: 'group', name: '3b', place: null, detail: null }];

/** A form whose person answers so, and a server that knows of a namesake; the next answers get lost. */
function form(answer: boolean) {
  const asked: (readonly Namesake[])[] = [];
  const sent: object[] = [];
  let lost = 0;
  const save = meantOnce(async (found) => {
    asked.push(found);
    return answer;
  });
  const press = (body: { readonly name: string }) =>
    save(body, async (whole) => {
      sent.push(whole);
      if (!whole.namesake_meant && whole.name === '3b')
        throw new ApiError(409, { code: 'namesakes', namesakes });
      if (lost-- > 0) throw new NetworkError('lost');
      return 'made';
    });
  return { press, asked, sent, lose: (count: number) => (lost = count) };
}

test('a name of its own is sent as it is, without a question', async () => {
  const { press, asked, sent } = form(true);
  expect(await press({ name: '4a' })).toBe('made');
  expect([asked, sent]).toEqual([[], [{ name: '4a', namesake_meant: false }]]);
});

test('a namesake is asked about, and sent once more where it is meant', async () => {
  const { press, asked, sent } = form(true);
  expect(await press({ name: '3b' })).toBe('made');
  expect(asked).toEqual([namesakes]);
  expect(sent).toEqual([
    { name: '3b', namesake_meant: false },
    { name: '3b', namesake_meant: true },
  ]);
});

test('what is left is taken back, and asked about again', async () => {
  const { press, asked, sent } = form(false);
  await expect(press({ name: '3b' })).rejects.toThrow(TakenBack);
  await expect(press({ name: '3b' })).rejects.toThrow(TakenBack);
  expect([asked.length, sent.length]).toEqual([2, 2]);
});

test('after a lost answer the very same is sent: no question about what was made a moment before', async () => {
  const { press, asked, sent, lose } = form(true);
  lose(1);
  await expect(press({ name: '3b' })).rejects.toThrow(NetworkError);
  expect(await press({ name: '3b' })).toBe('made');
  expect(asked).toHaveLength(1);
  expect(sent.slice(1)).toEqual([
    { name: '3b', namesake_meant: true },
    { name: '3b', namesake_meant: true },
  ]);
});

test('another name is asked about anew', async () => {
  const { press, asked, sent } = form(true);
  await press({ name: '3b' });
  await press({ name: '4a' });
  expect(asked).toHaveLength(1);
  expect(sent.at(-1)).toEqual({ name: '4a', namesake_meant: false });
});
