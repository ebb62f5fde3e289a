import { expect, it } from 'vitest';
import { languageAtStart } from './language.ts';

const nothing = { query: null, user: null, session: null };

it.each(['en', 'uk', 'de', 'ru', 'DE', 'Uk'])('takes the query %s', (query) => {
  expect(languageAtStart({ query, user: 'EN', session: 'RU' })).toBe(query.toUpperCase());
});

it.each(['fr', '', 'english', ' de', 'constructor'])('passes over the query "%s"', (query) => {
  expect(languageAtStart({ ...nothing, query, user: 'DE' })).toBe('DE');
});

it('takes the user’s language before the session’s, and English last', () => {
  expect(languageAtStart({ ...nothing, user: 'UK', session: 'DE' })).toBe('UK');
  expect(languageAtStart({ ...nothing, session: 'de' })).toBe('DE');
  expect(languageAtStart(nothing)).toBe('EN');
});
