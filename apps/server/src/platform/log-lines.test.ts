import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherLines } from './log-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gathered() {
  const written: string[] = [];
  return { written, lines: gatherLines({ write: (text) => written.push(text) }) };
}

test('what is said within a moment is written at once, in its order', () => {
  const { written, lines } = gathered();
  for (const line of ['a\n', 'b\n', 'c\n']) lines.write(line);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(written).toEqual(['a\nb\nc\n']);
  lines.write('d\n');
  vi.advanceTimersByTime(50);
  expect(written).toEqual(['a\nb\nc\n', 'd\n']);
});

test('the end waits for no moment, and nothing is written twice', () => {
  const { written, lines } = gathered();
  lines.write('a\n');
  lines.flush();
  lines.flush();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['a\n']);
});

test('much is not kept waiting', () => {
  const { written, lines } = gathered();
  const long = `${'x'.repeat(40_000)}\n`;
  lines.write(long);
  lines.write(long);
  expect(written).toEqual([long + long]);
});
