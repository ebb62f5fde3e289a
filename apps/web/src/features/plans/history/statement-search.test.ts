import { expect, it } from 'vitest';
import { readStatementSearch } from './statement-search.ts';

it('keeps of an address what makes sense, and drops the rest', () => {
  const typed = {
    plan_type: 'teacher',
    reason: 'reversal',
    since: '2026-03-01',
    until: '2026-03-31',
    page: 2,
    ordering: 'at',
  };
  expect(readStatementSearch({ ...typed, owner: '7' })).toEqual({ ...typed, owner: 7 });
  const nonsense = { plan_type: 'admin', reason: 'theft', since: '2026-02-31x', until: 'soon', owner: '-1' };
  expect(readStatementSearch({ ...nonsense, ordering: '-at', page_size: 25 })).toEqual({});
});
