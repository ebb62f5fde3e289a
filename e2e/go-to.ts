import { expect, type Page } from '@playwright/test';

/** Leads to another screen within the app, as a link does: to open the app anew takes six times as long. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    for (const title of document.querySelectorAll('h1')) title.setAttribute('data-left', '');
    history.pushState(null, '', path);
  }, path);
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached();
}

/** Where nothing of the app runs that could ask with what a journey puts into the storage, or takes out of it. */
export async function leaveApp(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
}
