import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventReader, type ServerEvent } from './event-stream.ts';

const event = fc.record({
  type: fc.constantFrom('students', 'message', 'x'),
  data: fc.array(
    fc.string().map((text) => text.replaceAll(/[\r\n]/g, '')),
    { minLength: 1, maxLength: 3 },
  ),
});
const ends = fc.constantFrom('\n', '\r\n', '\r');
const noise = fc.constantFrom('', ':', ': alive', 'retry: 2000', 'id: 7', 'unknown: 1');

it('gives the same events wherever the stream is cut', () => {
  fc.assert(
    fc.property(fc.array(event), ends, noise, fc.array(fc.nat(400)), (events, end, noise, cuts) => {
      const text = events
        .map(({ type, data }) =>
          [noise, `event: ${type}`, ...data.map((line) => `data: ${line}`), '']
            .map((line) => line + end)
            .join(''),
        )
        .join(noise === '' ? '' : noise + end + end);
      const at = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length];
      const read = eventReader();
      const found = at.slice(1).flatMap((to, index) => read(text.slice(at[index], to)));
      // What ends with a carriage return is whole when something follows.
      const last = read('\n');
      expect([...found, ...last]).toEqual(
        events.map(({ type, data }): ServerEvent => ({ type, data: data.join('\n') })),
      );
    }),
  );
});

it('takes a value without a blank, a field without a value, and forgets what has not ended', () => {
  const read = eventReader();
  expect(read('data:a\ndata\n\nevent: b\n\ndata: c')).toEqual([{ type: 'message', data: 'a\n' }]);
});
