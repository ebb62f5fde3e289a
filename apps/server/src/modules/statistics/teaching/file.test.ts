import { expect, test } from 'vitest';
import { homeworkTable } from './file.ts';

test('seconds are a tenth of a minute, as everywhere', () => {
  const [minutes] = homeworkTable.filter(({ id }) => id === 'minutes');
  const name = { username: 'p', first_name: 'P', last_name: 'Q', avatar: 'hero-1' } as const;
  const pupil = { id: 1, ...name, done: 1, late: 0, missing: 0, open: 0 };
  const said = [0, 2000, 90_000].map((active_ms) => minutes?.value({ ...pupil, active_ms }, 'EN'));
  expect(said).toEqual([0, 0.1, 1.5]);
});
