/** A page of the demonstration's pupil. */
import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '../e2e/fixtures.ts';

/** Opens a page in which the pupil is signed in already; it shows no screen of the product that anybody plays on. */
export async function openPupilPage(context: BrowserContext): Promise<Page> {
  const answer = await context.request.post('/api/token/', {
    data: { username: 'student', password: PASSWORD },
  });
  const tokens = (await answer.json()) as Record<string, string>;
  await context.addInitScript((tokens) => {
    for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
  }, tokens);
  const page = await context.newPage();
  await page.goto('/profile');
  return page;
}
