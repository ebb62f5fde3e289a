import { describe, expect, it } from 'vitest';
import type { StudentsSearch } from '../../features/people/students/students-search.ts';
import { changeOf } from './change-of.ts';

const replaces = (old: StudentsSearch, next: StudentsSearch) => changeOf(old, next).replace;

describe('a change of a list’s address', () => {
  it('is a step of its own if it turns the page, sorts or narrows', () => {
    expect(replaces({}, { page: 2 })).toBe(false);
    expect(replaces({ page: 2 }, { page: 3 })).toBe(false);
    expect(replaces({}, { ordering: '-points' })).toBe(false);
    expect(replaces({ group: 1 }, { group: 2 })).toBe(false);
    expect(replaces({ search: 'ann' }, { search: 'ann', page: 2 })).toBe(false);
    expect(replaces({ hide: 'level' }, { hide: 'points', page: 2 })).toBe(false);
  });

  it('is one step for a whole search, and one for none any more', () => {
    expect(replaces({ page: 3 }, { search: 'a' })).toBe(false);
    expect(replaces({ search: 'a' }, { search: 'an' })).toBe(true);
    expect(replaces({ search: 'a', page: 3 }, { search: 'an' })).toBe(true);
    expect(replaces({ search: 'an' }, {})).toBe(false);
  });

  it('is none if it only hides columns, which going back would not show again', () => {
    expect(replaces({ page: 2 }, { page: 2, hide: 'level' })).toBe(true);
    expect(replaces({ hide: 'level' }, {})).toBe(true);
  });

  it('is none if it puts right what was asked for', () => {
    const last: StudentsSearch = { page: 2 };
    expect(changeOf({}, last, 'correction')).toEqual({ search: last, replace: true });
  });
});
