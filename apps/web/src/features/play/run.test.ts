import { type AnyGame, InvalidEvent, type PlayEvent, type PlayResult, replay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { echo } from '../../entities/game/game-settings/echo.fixture.ts';
import { activeClock } from './active-clock.ts';
import { createRun } from './run.ts';

const answer = (item: number, value: string) => ({ type: 'answer', item, value });

function begin(count = 3, maxEvents = 100, rules = echo, before: PlayEvent[] = [], played = 0) {
  let time = 0;
  const events: PlayEvent[] = [];
  const results: PlayResult[] = [];
  const run = createRun({
    rules,
    settings: { count },
    seed: 7,
    before,
    clock: activeClock(() => time, played),
    maxEvents,
    onEvent: (event) => events.push(event),
    onOver: (result) => results.push(result),
  });
  const items = (run.view().state as { items: number[] }).items;
  return { run, events, results, items, pass: (ms: number) => (time += ms) };
}

describe('a run', () => {
  test('stamps events with the time of active play alone', () => {
    const { run, events, pass, items } = begin();
    pass(500);
    run.resume();
    pass(1000.7);
    run.send(answer(0, String(items[0])));
    run.pause();
    pass(60_000);
    run.resume();
    pass(300);
    run.send(answer(1, 'x'));
    expect(events.map(({ t }) => t)).toEqual([1000, 1300]);
  });

  test('counts no time at rest, whatever pauses come meanwhile', () => {
    const { run, events, pass, items } = begin();
    run.resume();
    pass(100);
    run.rest(true);
    pass(5000);
    run.pause();
    pass(5000);
    run.resume();
    pass(5000);
    run.rest(false);
    pass(100);
    run.send(answer(0, String(items[0])));
    run.pause();
    run.rest(true);
    run.rest(false);
    pass(5000);
    run.resume();
    run.send(answer(1, 'x'));
    expect(events.map(({ t }) => t)).toEqual([200, 200]);
  });

  test('waits with what follows its end for whoever still reads', () => {
    const { run, items } = begin(1);
    const shown: string[] = [];
    run.resume();
    run.whenAwake(() => shown.push('at once'));
    run.send(answer(0, `${items[0]}x`));
    run.rest(true);
    run.whenAwake(() => shown.push('after the lesson'));
    expect(run.view().phase).toBe('over');
    expect(shown).toEqual(['at once']);
    run.rest(false);
    run.rest(true);
    run.rest(false);
    expect(shown).toEqual(['at once', 'after the lesson']);
  });

  test('keeps the progress as it is until an item is done, so that nothing of it is drawn anew', () => {
    const progress: AnyGame['progress'] = (state) => {
      const { done, total } = echo.progress(state);
      return { done: done.slice(0, 1), ...(total !== undefined && { total }) };
    };
    const { run } = begin(3, 100, { ...echo, progress });
    run.resume();
    const seen = [0, 1, 2].map((item) => {
      const { progress } = run.view();
      run.send(answer(item, 'x'));
      return run.view().progress === progress;
    });
    expect(seen).toEqual([false, true, true]);
    expect(run.view().progress).toEqual({ done: ['wrong'], total: 3 });
  });

  test('takes nothing while paused and nothing after the end', () => {
    const { run, events, results, items } = begin(1);
    run.send(answer(0, '1'));
    expect(events).toEqual([]);
    run.resume();
    run.send(answer(0, String(items[0])));
    run.send(answer(0, '1'));
    run.resume();
    expect([events.length, results.length, run.view().phase]).toEqual([1, 1, 'over']);
  });

  test('ignores what cannot have happened or would not be read, so that the log stays good', () => {
    const { run, events, items } = begin();
    run.resume();
    run.send(answer(0, String(items[0])));
    run.send(answer(0, String(items[0])));
    run.send(answer(1, '9'.repeat(1000)));
    run.send({ type: 'nonsense' });
    expect(events).toHaveLength(1);
  });

  test('stops once, with the event of the game where it has one', () => {
    const { run, events, results } = begin();
    run.resume();
    run.stop();
    run.stop();
    expect(events).toEqual([{ type: 'stop', t: 0 }]);
    expect(results.map(({ ended }) => ended)).toEqual(['stopped']);
  });

  test('ends when the log is full, with what it held before it was left', () => {
    const { run, results } = begin(5, 2);
    run.resume();
    for (let i = 0; i < 5; i++) run.send(answer(i, '0'));
    expect(results[0]).toMatchObject({ incorrect: 2, missed: 3, ended: 'stopped' });
    const left = begin(5, 2);
    left.run.resume();
    left.run.send(answer(0, '0'));
    const further = begin(5, 2, echo, left.events);
    further.run.resume();
    for (let i = 1; i < 5; i++) further.run.send(answer(i, '0'));
    expect(further.results[0]).toMatchObject({ incorrect: 2, missed: 3, ended: 'stopped' });
  });

  test('tells right from wrong, and two right ones in a row apart', () => {
    const { run, items } = begin();
    run.resume();
    run.send(answer(0, String(items[0])));
    const first = run.view().answer;
    run.send(answer(1, String(items[1])));
    const second = run.view().answer;
    run.send(answer(2, 'no'));
    expect([first, second, run.view().answer]).toEqual([
      { right: true, settled: true, count: 1 },
      { right: true, settled: true, count: 2 },
      { right: false, settled: true, count: 3 },
    ]);
  });

  test('tells that an item waits for another try', () => {
    const patient = { ...echo, progress: () => ({ done: [], total: 3 }) };
    const { run } = begin(3, 100, patient);
    run.resume();
    run.send(answer(0, 'no'));
    expect(run.view().answer).toEqual({ right: false, settled: false, count: 1 });
  });

  test('lets mistakes in the rules through instead of hiding them', () => {
    const broken = {
      ...echo,
      apply: () => {
        throw new TypeError('broken');
      },
    };
    const run = createRun({
      rules: broken,
      settings: { count: 1 },
      seed: 1,
      before: [],
      clock: activeClock(() => 0),
      maxEvents: 9,
      onEvent: () => {},
      onOver: () => {},
    });
    run.resume();
    expect(() => run.send(answer(0, '1'))).toThrow(TypeError);
    expect(() =>
      echo.apply(run.view().state, { type: 'answer', t: 0, item: 5, value: '' } as PlayEvent),
    ).toThrow(InvalidEvent);
  });
});

test('whatever is sent, the log replays to the same result', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('send' as const),
      item: fc.integer({ min: 0, max: 5 }),
      value: fc.string({ maxLength: 50 }),
    }),
    fc.record({ do: fc.constantFrom('pause' as const, 'resume' as const, 'right' as const) }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.double({ min: 0, max: 5000, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { run, events, results, items, pass } = begin(6);
      run.resume();
      for (const step of steps) {
        if (step.do === 'send') run.send(answer(step.item, step.value));
        else if (step.do === 'right')
          run.send(answer(run.view().progress.done.length, String(items[run.view().progress.done.length])));
        else if (step.do === 'pass') pass(step.ms);
        else run[step.do]();
      }
      run.stop();
      const again = replay(echo, { count: 6 }, streams(7), events);
      expect(results).toEqual([again.result]);
      expect(run.view().state).toEqual(again.state);
    }),
    { seed: 20261120, numRuns: 300 },
  );
});

test('a run that was left goes on as if it had not been, and the time away is none', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), fc.nat(6), (skills, cut) => {
      const give = ({ run, items, pass }: ReturnType<typeof begin>, from: number, to: number) => {
        for (let item = from; item < to; item++) {
          pass(400);
          run.send(answer(item, skills[item] ? String(items[item]) : 'x'));
        }
      };
      const whole = begin(6);
      whole.run.resume();
      give(whole, 0, 6);

      const first = begin(6);
      first.run.resume();
      give(first, 0, cut);
      const second = begin(6, 100, echo, first.events, first.run.now());
      second.pass(60_000);
      expect(second.run.view().state).toEqual(first.run.view().state);
      second.run.resume();
      give(second, cut, 6);
      expect([...first.events, ...second.events]).toEqual(whole.events);
      expect(second.run.view().result).toEqual(whole.run.view().result);
    }),
  );
});
