import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choice,
  decimal,
  defineSettings,
  flag,
  GenerationError,
  integer,
  many,
  optionalInteger,
  readSettings,
  type SettingsIssue,
} from './settings.ts';

const definition = defineSettings({
  speed: integer({ min: 1, max: 10, default: 3, control: 'slider', unit: 's' }),
  limit: optionalInteger({ min: 10, max: 60, step: 10 }),
  mode: choice(['slow', 'fast'], { default: 'slow', when: ({ speed }) => speed === 1 }),
  colours: many(['red', 'green', 'blue'], { default: ['red', 'green'], least: 2 }),
  numbers: many([1, 2, 3], { default: [], advanced: true }),
  sound: flag({ default: true }),
  volume: decimal({ min: 0, max: 1, step: 0.1, default: 0.5, unit: 'share' }),
});
const game = { settings: definition, check: (): SettingsIssue[] => [] };
const issuesOf = (input: unknown) => {
  const read = readSettings(game, input);
  return read.ok ? [] : read.issues;
};

const legal = fc.record(
  {
    speed: fc.integer({ min: 1, max: 10 }),
    limit: fc.option(fc.integer({ min: 10, max: 60 })),
    mode: fc.constantFrom('slow', 'fast'),
    colours: fc.subarray(['red', 'green', 'blue'], { minLength: 2 }),
    numbers: fc.subarray([1, 2, 3]),
    sound: fc.boolean(),
    volume: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: [] },
);

describe('defineSettings', () => {
  it('gives every game a setting for its sounds, the last one unless the game places it', () => {
    const plain = defineSettings({ count: integer({ min: 1, max: 9, default: 3 }) });
    expect(Object.keys(plain.fields)).toEqual(['count', 'sound']);
    expect(plain.defaults).toEqual({ count: 3, sound: true });
    expect(plain.schema.parse({ sound: false })).toEqual({ count: 3, sound: false });
    expect(Object.keys(definition.fields).slice(-2)).toEqual(['sound', 'volume']);
    expect(definition.fields['sound']).toEqual({ kind: 'flag', default: true });
  });

  it('describes each field for a form, in order', () => {
    expect(Object.keys(definition.fields)).toEqual([
      'speed',
      'limit',
      'mode',
      'colours',
      'numbers',
      'sound',
      'volume',
    ]);
    expect(definition.fields.speed).toEqual({
      kind: 'integer',
      min: 1,
      max: 10,
      step: 1,
      optional: false,
      control: 'slider',
      unit: 's',
      default: 3,
    });
    expect(definition.fields.limit).toMatchObject({
      optional: true,
      step: 10,
      control: 'stepper',
      default: null,
    });
    expect(definition.fields.colours).toMatchObject({
      kind: 'many',
      least: 2,
      options: ['red', 'green', 'blue'],
    });
    expect(definition.fields.numbers).toMatchObject({ least: 0, advanced: true });
    expect(definition.fields.mode?.when?.({ speed: 1 })).toBe(true);
    expect(definition.defaults).toEqual({
      speed: 3,
      limit: null,
      mode: 'slow',
      colours: ['red', 'green'],
      numbers: [],
      sound: true,
      volume: 0.5,
    });
  });
});

describe('readSettings', () => {
  it('takes legal values and fills in the defaults', () => {
    fc.assert(
      fc.property(legal, (input) => {
        expect(readSettings(game, input)).toEqual({
          ok: true,
          settings: { ...definition.defaults, ...input },
        });
        expect(readSettings(game, JSON.parse(JSON.stringify(input)))).toMatchObject({ ok: true });
      }),
    );
  });

  it('puts what is chosen into the order of the options, so that a seed gives the same items', () => {
    const read = readSettings(game, { colours: ['blue', 'red'], numbers: [3, 1] });
    expect(read).toMatchObject({ settings: { colours: ['red', 'blue'], numbers: [1, 3] } });
  });

  it('names the field and the code of whatever is wrong', () => {
    const wrong: [unknown, SettingsIssue[]][] = [
      [{ speed: 0 }, [{ path: 'speed', code: 'too_small', params: { min: 1 }, suggestion: 1 }]],
      [{ speed: 11 }, [{ path: 'speed', code: 'too_big', params: { max: 10 }, suggestion: 10 }]],
      [{ speed: 1e308 }, [{ path: 'speed', code: 'too_big', params: { max: 10 }, suggestion: 10 }]],
      [{ speed: 1.5 }, [{ path: 'speed', code: 'wrong_type' }]],
      [{ speed: null }, [{ path: 'speed', code: 'wrong_type' }]],
      [{ limit: 'x' }, [{ path: 'limit', code: 'wrong_type' }]],
      [{ mode: 'medium' }, [{ path: 'mode', code: 'not_an_option' }]],
      [{ colours: ['red'] }, [{ path: 'colours', code: 'too_few_chosen', params: { min: 2 } }]],
      [{ colours: ['red', 'pink'] }, [{ path: 'colours.1', code: 'not_an_option' }]],
      [{ numbers: [1, 1] }, [{ path: 'numbers', code: 'wrong_type' }]],
      [{ volume: 1.01 }, [{ path: 'volume', code: 'too_big', params: { max: 1 }, suggestion: 1 }]],
      [{ volume: -0.1 }, [{ path: 'volume', code: 'too_small', params: { min: 0 }, suggestion: 0 }]],
      [{ volume: Number.NaN }, [{ path: 'volume', code: 'wrong_type' }]],
      [{ sound: 1 }, [{ path: 'sound', code: 'wrong_type' }]],
      [{ colour: 1, tempo: 2 }, ['colour', 'tempo'].map((path) => ({ path, code: 'unknown_field' }))],
      [null, [{ path: '', code: 'wrong_type' }]],
      [[], [{ path: '', code: 'wrong_type' }]],
    ];
    for (const [input, issues] of wrong) expect(issuesOf(input)).toEqual(issues);
  });

  it('never throws, whatever comes in', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(typeof readSettings(game, input).ok).toBe('boolean');
      }),
    );
  });

  it("asks the game's own check last", () => {
    const issue: SettingsIssue = { path: 'mode', code: 'impossible_configuration', suggestion: 'fast' };
    const strict = { settings: definition, check: () => [issue] };
    expect(readSettings(strict, {})).toEqual({ ok: false, issues: [issue] });
    expect(readSettings(strict, { speed: 0 })).toMatchObject({ issues: [{ path: 'speed' }] });
  });
});

describe('GenerationError', () => {
  it("speaks with the specification's messages", () => {
    const message = (code: SettingsIssue['code']) => new GenerationError({ path: 'min', code }).message;
    expect(message('impossible_configuration')).toBe(
      'Failed to generate numbers with the specified configuration.',
    );
    expect(message('search_exhausted')).toBe('Unable to generate numbers with the current settings.');
  });
});
