import { versions } from '@mindhero/contract/agreement';
import { expect, it } from 'vitest';
import { readDocumentSearch, versionOf } from './versions.ts';

it.each(['user_agreement', 'privacy_policy'] as const)(
  'opens every version of %s under its day',
  (document) => {
    for (const version of versions[document]) {
      expect(versionOf(document, readDocumentSearch({ version }))).toBe(version);
    }
  },
);

it.each([{}, { version: '1999-01-01' }, { version: 'constructor' }, { version: 5 }])(
  'shows the present version for %j',
  (search) => {
    expect(versionOf('privacy_policy', readDocumentSearch(search))).toBe(versions.privacy_policy[0]);
  },
);

it('has its versions in order, the newest first', () => {
  for (const ofOne of Object.values(versions)) {
    expect([...ofOne]).toEqual([...new Set(ofOne)].toSorted((a, b) => b.localeCompare(a)));
  }
});

it('has no version from a day that is still to come, since the newest is agreed to at once', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [newest] of Object.values(versions)) expect(newest <= today).toBe(true);
});
