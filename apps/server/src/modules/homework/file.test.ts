import type { Block } from '@mindhero/contract/block';
import type { ShownBlock, TaskStudent } from '@mindhero/contract/task-results';
import { expect, test } from 'vitest';
import { studentTable } from './file.ts';

const blocks = (['columns', 'speedtest-reading'] as const).map((game): Block => ({
  game,
  settings: {},
  repeats: 1,
  seed: 0,
}));

function student(id: number, shown: readonly ShownBlock[]): TaskStudent {
  return {
    id,
    username: `pupil${id}`,
    first_name: 'P',
    last_name: String(id),
    avatar: 'hero-1',
    status: 'in_progress',
    has_plan: true,
    is_late: false,
    is_marked: false,
    attempts: 1,
    started_at: null,
    completed_at: null,
    percent: null,
    blocks: shown,
  };
}

const solved: ShownBlock = [9, 1, 0, 60_000, 0, 60_000];
const read: ShownBlock = [3, 0, 0, 60_000, 60_000, 120_000, [], 112];

/** What the file says of words a minute, by header. */
function speeds(students: readonly TaskStudent[]): unknown {
  return studentTable(blocks, students).flatMap(({ header, value }) => {
    const said = header?.('EN');
    return said?.includes('Words per minute') ? [[said, ...students.map((one) => value(one, 'EN'))]] : [];
  });
}

test('how quickly they read is said of the blocks in which somebody has read', () => {
  expect(speeds([student(1, [solved, read]), student(2, [solved, solved]), student(3, [])])).toEqual([
    ['2. Reading speed test: Words per minute', 112, null, null],
  ]);
});

test('nothing is said of it where nobody has read', () => {
  expect(speeds([student(1, [solved])])).toEqual([]);
});

test('seconds are a tenth of a minute, as everywhere', () => {
  const short = student(1, [[1, 0, 0, 2000, 0, 2000]]);
  const said = studentTable(blocks, [short]).filter(({ header }) => header?.('EN').includes('Minutes'));
  expect(said.map(({ value }) => value(short, 'EN'))).toEqual([0.1, null]);
  const sums = studentTable(blocks, [short]).find(({ id }) => id === 'minutes');
  expect(sums?.value(short, 'EN')).toBe(0.1);
});

test('a transformed text is called by its own name', () => {
  const settings = { transformations: ['anagrams'] };
  const [column] = studentTable([{ game: 'texts', settings, repeats: 1, seed: 0 }], []).slice(-1);
  expect(column?.header?.('EN')).toMatch(/^1\. Transformed texts: /);
});
