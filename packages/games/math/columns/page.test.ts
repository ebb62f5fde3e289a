import { streams } from '@mindhero/engine/random';
import { describe, expect, it } from 'vitest';
import { type Looked, pageNumber, pageOf } from './page.ts';
import { rules, type State } from './rules.ts';
import { columnsSettings, type ColumnsSettings } from './settings.ts';

function stateWith(changes: Partial<ColumnsSettings>): State {
  const settings = { ...columnsSettings.defaults, repeats: 5, columns_at_once: 2, ...changes };
  return rules.start(settings, streams(1));
}

function answered(state: State, item: number, isRight: boolean): State {
  const value = String((state.items[item]?.answer ?? 0) + (isRight ? 0 : 1));
  return rules.apply(state, { type: 'answer', t: 1000 * (state.settled.length + 1), item, value });
}

const seen = (state: State): Looked => ({ turned: pageNumber(state), learned: state.settled.length });

describe('a page of columns', () => {
  const begun = stateWith({});
  const wrong = answered(begun, 1, false);

  it('gives way to the column of a mistake at once, with its lesson, and comes back', () => {
    expect(pageOf(wrong, seen(begun), false)).toEqual({ indices: [1], lesson: 1, waits: false });
    expect(pageOf(wrong, seen(wrong), false)).toEqual({ indices: [0, 1], lesson: undefined, waits: false });
  });

  it('is turned with the lesson of its last mistake', () => {
    const done = answered(wrong, 0, false);
    expect(pageOf(done, seen(wrong), false).lesson).toBe(0);
    expect(pageOf(done, seen(done), false)).toEqual({ indices: [2, 3], lesson: undefined, waits: false });
  });

  it('waits for a glance when it ends with a right answer', () => {
    const done = answered(wrong, 0, true);
    expect(pageOf(done, seen(wrong), false)).toEqual({ indices: [0, 1], lesson: undefined, waits: true });
  });

  it('explains a column that must be right once it is', () => {
    const patient = stateWith({ accept_only_correct: true });
    const again = answered(patient, 0, false);
    expect(pageOf(again, seen(patient), false).lesson).toBeUndefined();
    expect(pageOf(answered(again, 0, true), seen(patient), false).lesson).toBe(0);
  });

  it('explains nothing to those who watch, or in an exam', () => {
    expect(pageOf(wrong, seen(begun), true).lesson).toBeUndefined();
    const exam = stateWith({ show_result: 'at_end' });
    expect(pageOf(answered(exam, 1, false), seen(exam), false)).toEqual({
      indices: [0, 1],
      lesson: undefined,
      waits: false,
    });
  });
});
