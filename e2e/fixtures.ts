/** What every journey stands on: somebody signed in, and eyes on what must never happen on any page. */
import type { Tokens } from '@mindhero/contract/session';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

export const PASSWORD = 'Mindhero1';

const EMPTY_PAGE = '<!doctype html><link rel="icon" href="data:,">';

interface Fixtures {
  /** Console errors that a journey provokes, for example the browser's line about an answer with 401. */
  tolerated: RegExp[];
  /** A page of somebody who is signed in already, in English unless the path asks for another language. */
  open: (username: string, path: string) => Promise<Page>;
  watched: void;
}

export const test = base.extend<Fixtures>({
  tolerated: [[], { option: true }],

  watched: [
    async ({ context, baseURL, tolerated }, use) => {
      const troubles = watch(context, baseURL ?? '', tolerated);
      await use();
      expect(troubles, 'errors on the console, or requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ context }, use) => {
    await use(async (username, path) => {
      const page = await context.newPage();
      await signIn(page, username);
      await page.goto(path.includes('?') ? path : `${path}?lang=en`);
      return page;
    });
  },
});

export { expect };

/** Signs in through the API and leaves the tokens where the web app keeps them. */
async function signIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/token/', { data: { username, password: PASSWORD } });
  expect(answer.status(), `signing in as ${username}`).toBe(200);
  const { access, refresh } = (await answer.json()) as Tokens;
  // An empty page of this origin: none of our code may run before the tokens are there.
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }));
  await page.goto('/empty');
  await page.evaluate(
    (tokens) => {
      localStorage.setItem('access', tokens.access);
      localStorage.setItem('refresh', tokens.refresh);
    },
    { access, refresh },
  );
}

/** Collects from all pages of a context what must not happen. */
function watch(context: BrowserContext, origin: string, tolerated: readonly RegExp[]): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    const line = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !tolerated.some((pattern) => pattern.test(line))) troubles.push(line);
  });
  context.on('weberror', (error) => troubles.push(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${origin}/`) || url.startsWith('data:') || url.startsWith('blob:');
    if (!isOwn) troubles.push(`asked ${url}`);
  });
  return troubles;
}
