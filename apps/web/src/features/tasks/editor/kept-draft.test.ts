import { expect, test, vi } from 'vitest';
import { draft } from './draft.fixture.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { emptyDraft } from './task-draft.ts';

/** As much of a device's storage as a draft needs. */
function storage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('a draft comes back to whoever wrote it, and to nobody else', () => {
  const device = storage();
  keepDraft(1, draft, device);
  expect(keptDraft(1, device)).toEqual(draft);
  expect(keptDraft(2, device)).toBeNull();
  forgetDraft(1, device);
  expect(device.stored.size).toBe(0);
});

test('a form that nobody has written in leaves nothing behind', () => {
  const device = storage();
  keepDraft(1, draft, device);
  keepDraft(1, emptyDraft(draft), device);
  expect(device.stored.size).toBe(0);
});

test.each(['', '{', '{"name": 7}', JSON.stringify({ ...draft, blocks: [{ game: 'gone' }] })])(
  'what the form does not understand is no draft: %s',
  (kept) => {
    expect(keptDraft(1, storage({ 'task draft 1': kept }))).toBeNull();
  },
);

test('a full device is no reason to stop', () => {
  const device = storage();
  const full = {
    ...device,
    setItem: () => {
      throw new Error('full');
    },
  };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(() => keepDraft(1, draft, full)).not.toThrow();
  expect(warn).toHaveBeenCalledExactlyOnceWith('This device could not keep the draft', new Error('full'));
  warn.mockRestore();
});
