import { afterEach, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
const { choicesOf, languageMeant } = await import('./material-choices.ts');

const lines = [
  { id: 1, title: 'Ants', difficulty: 'intermediate', owner: null },
  { id: 2, title: 'Bees', difficulty: 'beginner', owner: { name: 'Mia May' } },
  { id: 3, title: 'Cats', difficulty: 'intermediate', owner: null },
  { id: 4, title: 'Dogs', difficulty: 'easy', owner: null },
];

/** A server that has found so many, and answers with the lines. */
function found(count: number): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://localhost'));
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify({ count, results: lines }), { headers });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const level = (difficulty: string) => difficulty.toUpperCase();
const shelf = { kind: 'text', language: 'EN', title: null, level } as const;
const query = { search: '', page_size: 100 };
const namesOf = (choices: readonly { readonly name: string }[]) => choices.map(({ name }) => name);

test('texts are those of the language, by level and then by title', async () => {
  const asked = found(4);
  const { results } = await choicesOf(shelf).find(query);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    language: 'EN',
    ordering: 'title',
  });
  expect(namesOf(results)).toEqual(['Bees', 'Dogs', 'Ants', 'Cats']);
  expect(results[0]).toEqual({ id: 2, name: 'Bees', detail: 'Mia May', group: 'BEGINNER' });
});

test('a part of them is in the order of the titles', async () => {
  found(5);
  expect(namesOf((await choicesOf(shelf).find(query)).results)).toEqual(['Ants', 'Bees', 'Cats', 'Dogs']);
});

test('one’s own language is that of the account, and any language asks for none', async () => {
  expect(languageMeant('own', 'UK')).toBe('UK');
  expect(languageMeant('DE', 'UK')).toBe('DE');
  expect(languageMeant('random', 'UK')).toBeUndefined();
  const asked = found(4);
  await choicesOf({ ...shelf, language: undefined }).find(query);
  expect(asked[0]?.searchParams.has('language')).toBe(false);
});
