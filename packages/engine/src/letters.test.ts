import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineSettings, letters, readSettings } from './settings.ts';

const definition = defineSettings({ own: letters({ most: 3, longest: 2 }) });
const game = { settings: definition, check: () => [] };
const read = (own: unknown) => readSettings(game, { own });

describe('letters of one’s own', () => {
  test('are kept composed, in lower case and each once', () => {
    expect(read(['Ma', 'A\u0308', 'ä', ' o '])).toMatchObject({
      ok: true,
      settings: { own: ['ma', 'ä', 'o'] },
    });
  });

  test('none are the usual ones', () => {
    expect(read([])).toMatchObject({ ok: true, settings: { own: [] } });
  });

  test.each([
    [['a', '2', 'b'], 'not_letters', { text: '2' }, ['a', 'b']],
    [['a', 'ʼ'], 'not_letters', { text: 'ʼ' }, ['a']],
    [['a', 'm m'], 'not_letters', { text: 'm m' }, ['a']],
    [['a', 'sch'], 'group_too_long', { text: 'sch', max: 2 }, ['a']],
    [['a', 'b', 'c', 'd'], 'too_many_items', { max: 3 }, ['a', 'b', 'c']],
  ])('%j are refused as %s, and what is left works', (own, code, params, suggestion) => {
    expect(read(own)).toEqual({ ok: false, issues: [{ path: 'own', code, params, suggestion }] });
    expect(read(suggestion)).toMatchObject({ ok: true });
  });

  test('a letter with marks of its own is one letter', () => {
    expect(read(['x\u0323\u0301й'])).toMatchObject({ ok: true });
  });

  test('anything else is of the wrong type', () => {
    for (const own of ['a, b', [1], null, {}]) {
      expect(read(own)).toMatchObject({ ok: false, issues: [{ code: 'wrong_type' }] });
    }
  });

  test('whatever is typed, what is suggested is taken', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4 }), { maxLength: 6 }), (own) => {
        const first = read(own);
        if (first.ok) return;
        expect(read(first.issues[0]?.suggestion)).toMatchObject({ ok: true });
      }),
    );
  });
});
