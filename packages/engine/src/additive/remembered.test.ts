import { expect, it } from 'vitest';
import { rememberLast } from './remembered.ts';

it('works out again only what was not among the last ones asked for', () => {
  const worked: string[] = [];
  const remember = rememberLast<string>(2);
  const ask = (key: string) =>
    remember(key, () => {
      worked.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(worked).toEqual(['a', 'b', 'c', 'b']);
});
