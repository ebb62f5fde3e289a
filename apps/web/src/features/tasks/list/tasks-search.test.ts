import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTasksSearch } from './tasks-search.ts';

it('reads what it writes', () => {
  const finished = { tab: 'finished', page: 2, ordering: 'due_at', search: 'друзі', group: 3 } as const;
  expect(readTasksSearch(finished)).toEqual(finished);
  const templates = { tab: 'templates', ordering: '-created_at' } as const;
  expect(readTasksSearch(templates)).toEqual(templates);
});

it('leaves out what is as usual, which is another order in each tab', () => {
  expect(readTasksSearch({ tab: 'active', ordering: 'due_at', page: 1 })).toEqual({});
  expect(readTasksSearch({ tab: 'upcoming', ordering: 'available_from' })).toEqual({ tab: 'upcoming' });
  expect(readTasksSearch({ tab: 'finished', ordering: '-due_at' })).toEqual({ tab: 'finished' });
});

it('asks of templates nothing that only tasks have', () => {
  expect(readTasksSearch({ tab: 'templates', group: 3, ordering: 'due_at' })).toEqual({ tab: 'templates' });
});

it('drops nonsense, and reads again what it has read', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('tab', 'page', 'page_size', 'group', 'ordering', 'hide'), fc.anything()),
      (typed) => {
        const read = readTasksSearch(typed);
        expect(readTasksSearch({ ...read })).toEqual(read);
      },
    ),
  );
});
