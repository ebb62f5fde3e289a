import { expect, it } from 'vitest';
import { answeredFile, isFile } from './answered-file.ts';

const answer = (disposition?: string) =>
  new Response('a;b', {
    headers: {
      'Content-Type': 'text/csv',
      ...(disposition === undefined ? {} : { 'Content-Disposition': disposition }),
    },
  });

it('gives a file its own name, in every alphabet', async () => {
  const response = answer(
    `attachment; filename="____.csv"; filename*=UTF-8''${encodeURIComponent('Учні.csv')}`,
  );
  expect(isFile(response)).toBe(true);
  const file = await answeredFile(response);
  expect([file.name, file.type, await file.text()]).toEqual(['Учні.csv', 'text/csv', 'a;b']);
});

it('takes nothing for a file that is not said to be one', () => {
  expect(isFile(answer())).toBe(false);
  expect(isFile(answer('inline'))).toBe(false);
});
