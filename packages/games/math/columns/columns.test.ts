import { checkExamples } from '@mindhero/engine/additive/examples';
import { skillsOf } from '@mindhero/engine/mastery/skills';
import { replay, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import { readStepTag } from '@mindhero/engine/soroban';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInteger } from '../question/read-number.ts';
import { columnsPresets } from './presets.ts';
import { rules, type Event } from './rules.ts';
import { columnsSettings, type ColumnsSettings } from './settings.ts';

const settingsWith = (changes: Partial<ColumnsSettings>): ColumnsSettings => ({
  ...columnsSettings.defaults,
  ...changes,
});

/** Anything that a keyboard gives, near and far from a number. */
const typing = fc
  .array(fc.constantFrom(...'0123456789-+\u2212.,e xO\u0665\uff15\u{1d7d3}\n'), { maxLength: 16 })
  .map((keys) => keys.join(''));

/** A whole play with the answers given by a function of the item's index. */
function played(settings: ColumnsSettings, answerTo: (answer: number, index: number) => string[], seed = 1) {
  const { items } = rules.start(settings, streams(seed));
  const events = items
    .flatMap(({ answer }, item) => answerTo(answer, item).map((value) => ({ item, value })))
    .map(({ item, value }, index): Event => ({ type: 'answer', t: 2000 * (index + 1), item, value }));
  return replay(rules, settings, streams(seed), events).result;
}

describe('answers', () => {
  it('are wrong, never a crash, if they are no number', () => {
    const settings = settingsWith({ repeats: 1, columns_at_once: 1 });
    fc.assert(
      fc.property(typing, (typed) => {
        fc.pre(readInteger(typed) === null);
        expect(played(settings, () => [typed])).toMatchObject({ correct: 0, incorrect: 1 });
      }),
    );
  });

  it('are right in every spelling of the number', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(3), (seed, zeros) => {
        const result = played(settingsWith({}), (answer) => [` ${'0'.repeat(zeros)}${answer}`], seed);
        expect(result).toMatchObject({ correct: 10, incorrect: 0, missed: 0, ended: 'completed' });
      }),
      { numRuns: 20 },
    );
  });
});

describe('a play', () => {
  it('scores the first answer and stays until solved if only correct answers are accepted', () => {
    const patient = settingsWith({ accept_only_correct: true, repeats: 4 });
    const result = played(patient, (answer, index) =>
      index === 1 ? [String(answer + 1), String(answer)] : [String(answer)],
    );
    expect(result).toMatchObject({ correct: 3, incorrect: 1, missed: 0 });
    expect(result.items[1]).toMatchObject({ correct: true, attempts: 2, ms: 2000 });
    expect(result.metrics).toEqual({ median_answer_ms: 2000 });
  });

  it('ends with the time limit', () => {
    const hurried = settingsWith({ time_limit_s: 10 });
    const late: Event = { type: 'time_up', t: 10_000 };
    expect(replay(rules, hurried, streams(1), [late]).result).toMatchObject({
      ended: 'time_limit',
      missed: 10,
    });
  });

  it('tells what each item trained', () => {
    const { items } = played(settingsWith({ module: 'family', digits: 2 }), (answer) => [String(answer)]);
    for (const { tags } of items) {
      const techniques = tags?.map((tag) => readStepTag(tag)?.technique);
      expect(techniques).toContain('family');
      expect(tags?.every((tag) => skillsOf([tag]).length === 1)).toBe(true);
    }
  });

  it('has the items of the sample', () => {
    const settings = settingsWith({ module: 'anzan', digits: 3, repeats: 5 });
    expect(rules.sample(settings, streams(9), 5)).toEqual(rules.start(settings, streams(9)).items);
    expect(Object.keys(rules.sample(settings, streams(9), 1)[0] ?? {})).toEqual(['terms', 'answer']);
  });

  it('has frozen seeds', () => {
    const sample = (settings: Partial<ColumnsSettings>) =>
      rules.sample(settingsWith(settings), streams(2026), 2).map(({ terms }) => terms.join(' '));
    expect({
      version: rules.version,
      defaults: sample({}),
      small_friend: sample({ module: 'small_friend', amount_of_numbers: 4 }),
      competition: sample({
        module: 'anzan',
        operations: 'add',
        digits: 9,
        max_total: 9_999_999_999,
        allow_complex_transitions: true,
      }),
    }).toMatchInlineSnapshot(`
      {
        "competition": [
          "896891074 611478390 879536101 837666597 353732832",
          "266416848 213978078 242119971 447869965 475105479",
        ],
        "defaults": [
          "4 -3 -1 8 -2",
          "3 1 -4 1 8",
        ],
        "small_friend": [
          "4 -3 7 -4",
          "5 2 1 -4",
        ],
        "version": 1,
      }
    `);
  });

  it('is played wrongly by those who know nothing, and rightly by those who know all', () => {
    for (const skill of [0, 1]) {
      const { state } = simulatePlay(rules, settingsWith({ repeats: 30 }), streams(5), { skill, pace: 1 });
      const result = rules.result(state);
      expect(result.correct).toBe(30 * skill);
      expect(result.metrics.median_answer_ms).toBeGreaterThan(rules.fastestAnswerMs);
    }
  });
});

describe('settings', () => {
  it('of every preset generate, from easy to hard', () => {
    const difficulties = (group: string | undefined) =>
      columnsPresets
        .filter((preset) => preset.group === group)
        .map(({ settings }) => {
          expect(readSettings(rules, settings)).toMatchObject({ ok: true });
          return rules.difficulty(settingsWith(settings));
        });
    const lessons = difficulties(undefined);
    expect(Math.min(...lessons)).toBe(lessons[0]);
    expect(Math.max(...lessons)).toBe(lessons.at(-1));
    for (const body of ['jsa', 'jcci']) {
      const grades = difficulties(body);
      expect(grades.length).toBeGreaterThan(4);
      expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    }
    expect(new Set(columnsPresets.map(({ id }) => id)).size).toBe(columnsPresets.length);
  });

  it('that are impossible give the issue of the generator', () => {
    const impossible = settingsWith({ operations: 'add', amount_of_numbers: 10 });
    expect(rules.check(impossible)).toEqual(checkExamples(impossible));
    expect(readSettings(rules, impossible)).toMatchObject({
      ok: false,
      issues: [{ path: 'amount_of_numbers' }],
    });
  });

  it('make it harder with a short time limit, never easier with a long one', () => {
    const difficulty = (time_limit_s: number | null) => rules.difficulty(settingsWith({ time_limit_s }));
    expect(difficulty(10)).toBeGreaterThan(difficulty(null));
    expect(difficulty(3600)).toBe(difficulty(null));
  });
});
