import { describe, expect, it } from 'vitest';
import { readAuditSearch, spanOf } from './audit-search.ts';

describe('the address of the record', () => {
  it('keeps what makes sense and drops the rest', () => {
    const typed = { person: '7', action: 'viewed', from: '2026-03-01', to: '2026-03-31', page: 2 };
    expect(readAuditSearch(typed)).toEqual({ ...typed, person: 7 });
    const nonsense = { person: '-1', action: 'hacked', from: '2026-13-01', to: 'soon', ordering: 'actor' };
    expect(readAuditSearch(nonsense)).toEqual({});
  });

  it('asks for whole days, the last one included', () => {
    const { from, before } = spanOf({ from: '2026-03-28', to: '2026-03-29' });
    expect(new Date(from ?? '').getHours()).toBe(0);
    expect(new Date(before ?? '')).toEqual(new Date('2026-03-30T00:00:00'));
    expect(spanOf({})).toEqual({});
  });
});
