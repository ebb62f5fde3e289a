/** The views of the statistics, one after the other. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Look } from './look.ts';

type Views = readonly [Look & { readonly path: string }, ...Look[]];

/**
 * Opens a view, and the tables behind its charts.
 * @param shows a table or a chart that only this view has
 * @param instead what it says where there is nothing to show
 */
const openView = (name: string, shows: string, instead?: string) => async (page: Page) => {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true }).click();
  const [table, chart, text] = [
    page.getByRole('table', { name: shows }),
    page.getByRole('figure', { name: shows }),
    page.getByText(instead ?? shows, { exact: true }),
  ];
  const found = instead === undefined ? table.or(chart) : table.or(text);
  await expect(found.first()).toBeVisible();
  for (const summary of await page.locator('details:has(table) > summary').all()) await summary.click();
};

export const pupilStatistics: Views = [
  {
    name: 'one’s own progress',
    path: '/statistics',
    before: (page) => expect(page.getByRole('figure', { name: 'Correct a minute' })).toBeVisible(),
  },
  {
    name: 'the page for the parents',
    before: async (page) => {
      await page.getByRole('link', { name: 'For my parents' }).press('Enter');
      await expect(page.getByRole('heading', { name: /^Training report: / })).toBeVisible();
    },
  },
  { name: 'the map of skills', path: '/statistics?view=techniques' },
  {
    name: 'mistakes with the right way',
    before: async (page) => {
      await page.getByRole('link', { name: 'My mistakes' }).press('Enter');
      await page.getByText('The right way').first().click();
      await expect(page.getByRole('img', { name: /on the abacus/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the levels',
    before: async (page) => {
      await page.getByRole('link', { name: 'Levels', exact: true }).press('Enter');
      await expect(page.getByText('You are here')).toBeVisible();
    },
  },
];

export const teachingStatistics: Views = [
  { name: 'what pupils can do', path: '/statistics' },
  {
    name: 'what pupils have played',
    before: (page) => page.getByRole('radio', { name: 'Games' }).check(),
  },
  {
    name: 'who needs help',
    before: openView('Who needs help', 'Who needs help', 'Nobody needs help right now'),
  },
  { name: 'homework of a group', before: openView('Superhero tasks', 'Superhero tasks by student') },
  { name: 'what is hardest', before: openView('What is hardest', 'What is hardest') },
];

export const schoolStatistics: Views = [
  { name: 'who trains', path: '/statistics' },
  { name: 'growth', before: openView('Growth', 'Change by groups') },
  {
    name: 'what is mastered',
    before: openView('What is mastered', 'Years and groups by kinds of skills'),
  },
  { name: 'plans of the school', before: openView('Plans', 'Plans by type') },
  { name: 'figures of the school', before: openView('Schools', 'The last weeks') },
];

export const platformStatistics: Views = [
  { name: 'the platform', path: '/statistics' },
  {
    name: 'from account to training',
    before: openView('From account to training', 'From account to training'),
  },
  { name: 'health', before: openView('Health', 'This server process') },
  { name: 'predictions', before: openView('Predictions', 'Predicted and observed') },
  { name: 'school statistics', before: openView('Schools', 'School statistics') },
];
