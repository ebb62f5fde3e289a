import { describe, expect, test } from 'vitest';
import { echo } from './echo.fixture.ts';
import { initialDraft, issuesOfProblem } from './settings-draft.ts';

describe('a draft begins', () => {
  test('as it was, where the settings were of one’s own', () => {
    expect(initialDraft(echo, {}, 'en', { count: 7, sound: false })).toEqual({ count: 7, sound: false });
  });

  test('with the training that is due', () => {
    expect(initialDraft(echo, { short: 3 }, 'en', { count: 2, sound: true })).toEqual({
      count: 3,
      sound: true,
    });
  });

  test('with the newest settings that the game understands', () => {
    expect(initialDraft(echo, {}, 'en', { count: 99 }, null, { count: 7 }, { count: 8 })['count']).toBe(7);
  });

  test.each([[null], [{ count: 99 }], [{ gone: 1 }], ['nonsense'], [[]]])(
    'with the first training when the device has %j',
    (stored) => {
      expect(initialDraft(echo, {}, 'en', stored)).toEqual({ count: 2, sound: true });
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
