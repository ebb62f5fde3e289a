/** The product and a browser to look at it, for a bench. */
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, provideBrowser } from '../tools/browser.ts';
import { buildWeb, isBuilt } from '../tools/build-web.ts';
import { startDemoServer } from '../tools/demo-server.ts';

type Look<Seen> = (browser: Browser, url: string) => Promise<Seen>;

/**
 * Opens a browser beside the demonstration server, built first if it has not been, and closes both in the end.
 * @param flags of the browser, beside those that it always has
 */
export async function inBrowser<Seen>(look: Look<Seen>, flags: readonly string[] = []): Promise<Seen> {
  const executablePath = await provideBrowser();
  if (!isBuilt()) await buildWeb();
  const server = await startDemoServer();
  try {
    const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...flags] });
    try {
      return await look(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}
