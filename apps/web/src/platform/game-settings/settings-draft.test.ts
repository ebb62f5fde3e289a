import { describe, expect, test } from 'vitest';
import { echo } from './echo.fixture.ts';
import { issuesOfProblem, presetDraft, presetOf, restoredDraft } from './settings-draft.ts';

const [short, usual] = echo.presets;

describe('a draft', () => {
  test('is the preset whose values it has, whatever way it came there', () => {
    expect(presetOf(echo, { count: 2 })).toBe(short);
    expect(presetOf(echo, { count: 3, sound: false })).toBe(usual);
    expect(presetOf(echo, { count: 4 })).toBeUndefined();
  });

  test('of a preset fills what the preset leaves open with the defaults', () => {
    expect(usual && presetDraft(echo, usual)).toEqual({ count: 3, sound: true });
  });

  test('comes back from the device as it was', () => {
    expect(restoredDraft(echo, { count: 7, sound: false })).toEqual({ count: 7, sound: false });
  });

  test.each([[null], [{ count: 99 }], [{ gone: 1 }], ['nonsense'], [[]]])(
    'begins with the first preset when the device has %j',
    (stored) => {
      expect(restoredDraft(echo, stored)).toEqual({ count: 2, sound: true });
    },
  );
});

test('what the server finds wrong is shown at the field', () => {
  expect(
    issuesOfProblem(
      [
        { path: 'body.settings.count', code: 'too_big', params: { max: 20 }, suggestion: 20 },
        { path: 'body.id', code: 'required' },
        { path: 'body.blocks.0.settings.count', code: 'too_small' },
      ],
      'body.settings',
    ),
  ).toEqual([{ path: 'count', code: 'too_big', params: { max: 20 }, suggestion: 20 }]);
});
