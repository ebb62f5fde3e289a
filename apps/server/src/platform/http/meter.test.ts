import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMeter, mostOf, MOST_MINUTES, quantileOf } from './meter.ts';

function metered() {
  let now = Date.parse('2026-03-10T08:00:30Z');
  const meter = createMeter(() => new Date(now));
  return { meter, forward: (minutes: number) => (now += minutes * 60_000) };
}

test('a quantile lies in the bucket of the true one, which is nine percent wide', () => {
  const times = fc.array(fc.double({ min: 1.001, max: 60_000, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.99, 1), (all, part) => {
      const { meter } = metered();
      for (const ms of all) meter.note(200, ms);
      const sorted = all.toSorted((one, other) => one - other);
      const truth = sorted[Math.max(1, Math.ceil(part * all.length)) - 1] ?? 0;
      const told = quantileOf(meter.read(1).timed, part) ?? 0;
      expect(told).toBeGreaterThanOrEqual(truth * 0.999_999);
      expect(told).toBeLessThanOrEqual(truth * 2 ** (1 / 8) * 1.000_001);
    }),
  );
});

test('counts each answer in each window that it is in, and forgets it after an hour', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(90), fc.constantFrom(200, 304, 422, 503))),
      fc.integer({ min: 1, max: MOST_MINUTES }),
      (answers, window) => {
        const { meter, forward } = metered();
        let minute = 0;
        const noted = answers.map(([later, status]) => {
          forward(later);
          minute += later;
          meter.note(status, null);
          return { minute, status };
        });
        const told = meter.read(window).answers;
        for (const digit of [2, 3, 4, 5]) {
          const inWindow = noted.filter(
            (one) => one.minute > minute - window && Math.floor(one.status / 100) === digit,
          );
          expect(told[digit]).toBe(inWindow.length);
        }
      },
    ),
  );
});

test('says nothing of no times, and the least of what took no time', () => {
  const { meter } = metered();
  expect(quantileOf(meter.read(5).timed, 0.99)).toBeNull();
  meter.note(200, 0.2);
  meter.note(200, 0);
  expect(quantileOf(meter.read(5).timed, 0.99)).toBe(mostOf(0));
});
