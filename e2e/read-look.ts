import { expect, type Page } from '@playwright/test';

/** Beside a text that is open in a window: all that can be chosen for reading is, and the window of the choice closed. */
export async function readWithMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How I read' }).click();
  for (const name of ['Clear letters', 'More space', 'Line ruler'])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('radio', { name: 'White on black' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
}
