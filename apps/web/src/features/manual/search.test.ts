import { expect, it } from 'vitest';
import { indexOf, search, type Searched, wordsOf } from './search.ts';

const section = (page: string, title: string, heading: string | null, ...lines: string[]): Searched => ({
  page,
  anchor: heading === null ? null : 'here',
  title,
  heading,
  lines,
});

const index = indexOf([
  section('students', 'Lernende', null, 'Eine Liste aller Kinder.', 'Karten drucken Sie hier.'),
  section('login-cards', 'Anmeldekarten', 'Karten drucken', 'Wählen Sie die Kinder aus.'),
  section('groups', 'Группы', null, 'Ученики, которые учатся вместе.'),
  section('data', 'Дані', null, 'Обліковий запис і м’ячі з їжею.'),
]);

const pagesFor = (question: string) => search(index, question).map(({ page }) => page);

it('finds the sections that say every word, and headings before what is said in passing', () => {
  expect(pagesFor('karten drucken')).toEqual(['login-cards', 'students']);
  expect(pagesFor('karten schwimmen')).toEqual([]);
});

it('asks for no capitals, no marks and no whole words', () => {
  expect(pagesFor('WAHLEN')).toEqual(['login-cards']);
  expect(pagesFor('lern')).toEqual(['students']);
  expect(pagesFor('їжею')).toEqual(pagesFor('іжею'));
});

it('takes a long word with another ending, as languages with cases have them', () => {
  expect(pagesFor('ученикам')).toEqual(['groups']);
  expect(pagesFor('группа')).toEqual(['groups']);
});

it('shows the line that says most of what was asked for', () => {
  expect(search(index, 'Karten')[1]?.line).toBe('Karten drucken Sie hier.');
});

it('finds nothing where nothing is asked', () => {
  expect(search(index, ' …! ')).toEqual([]);
  expect(wordsOf('м’ячі, 5 × 7')).toEqual(['м’ячі', '5', '7'].map((word) => word.normalize('NFKD')));
});
