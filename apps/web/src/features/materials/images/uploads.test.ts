import { expect, test } from 'vitest';
import { changed, isDescribed, isOpen, nameOfFile, withFiles } from './uploads.ts';

const file = (name: string, type: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type });

test('an image is called as its file is, until somebody says otherwise', () => {
  expect(nameOfFile('red_fox  in.the.snow.jpeg')).toBe('red fox in.the.snow');
  expect(nameOfFile(`${'x'.repeat(200)}.png`)).toHaveLength(100);
});

test('each file is judged by itself, and keeps its place', () => {
  const uploads = withFiles(withFiles([], [file('a.png', 'image/png')]), [
    file('b.svg', 'image/svg+xml'),
    file('c.webp', 'image/webp', 0),
    file('d.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1),
  ]);
  expect(uploads.map(({ state }) => (state.kind === 'refused' ? state.fault : state.kind))).toEqual([
    'waiting',
    'type',
    'empty',
    'too_large',
  ]);
  expect(new Set(uploads.map(({ key }) => key)).size).toBe(4);
  expect(uploads.filter(isOpen)).toHaveLength(1);
});

test('what failed on the way can be sent again, what was refused cannot', () => {
  const [one] = withFiles([], [file('a.png', 'image/png')]);
  if (one === undefined) throw new Error('no upload');
  const stateOf = (state: Parameters<typeof changed>[2]['state']) =>
    changed([one], one.key, state === undefined ? {} : { state }).map(isOpen);
  expect(stateOf({ kind: 'failed', reason: 'no network' })).toEqual([true]);
  expect(stateOf({ kind: 'refused', fault: 'broken' })).toEqual([false]);
  expect(stateOf({ kind: 'done' })).toEqual([false]);
});

test('an image needs a name and words for who cannot see it', () => {
  const [one] = withFiles([], [file('a.png', 'image/png')]);
  if (one === undefined) throw new Error('no upload');
  expect(isDescribed(one)).toBe(false);
  expect(isDescribed({ ...one, alternative: ' ' })).toBe(false);
  expect(isDescribed({ ...one, alternative: 'A fox' })).toBe(true);
});
