import type { Tokens } from '@mindhero/contract/session';
import type { Language, Theme } from '@mindhero/contract/user';
/** What every journey stands on: somebody signed in, and eyes on what must never happen on any page. */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

export const PASSWORD = 'Mindhero1';

interface Options {
  /** Console errors that a journey provokes, for example the browser's line about an answer with 401. */
  tolerated: RegExp[];
  /** Language of the interface before somebody is signed in. */
  language: Lowercase<Language>;
}

interface Fixtures {
  /** A page of somebody who is signed in already. */
  as: (username: string) => Promise<Page>;
}

export const test = base.extend<Options & Fixtures & { watched: void }>({
  tolerated: [[], { option: true }],
  language: ['en', { option: true }],

  watched: [
    async ({ context, baseURL, tolerated }, use) => {
      const troubles = watch(context, baseURL ?? '', tolerated);
      await use();
      expect(troubles, 'errors on the console, or requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],

  as: async ({ context, baseURL }, use) => {
    await use(async (username) => {
      const tokens = await signIn(context, username);
      await context.addInitScript(
        ([origin, access, refresh]) => {
          if (location.origin !== origin || sessionStorage.getItem('e2e') !== null) return;
          // Only the first page of a tab: a journey may sign out or lose its tokens later.
          sessionStorage.setItem('e2e', 'signed in');
          localStorage.setItem('access', access);
          localStorage.setItem('refresh', refresh);
        },
        [baseURL ?? '', tokens.access, tokens.refresh] as const,
      );
      return context.newPage();
    });
  },
});

export { expect };

async function signIn(context: BrowserContext, username: string): Promise<Tokens> {
  const answer = await context.request.post('/api/token/', { data: { username, password: PASSWORD } });
  expect(answer.ok(), `signing in as ${username}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as Tokens;
}

/** Collects from all pages of a context what must not happen. */
function watch(context: BrowserContext, origin: string, tolerated: readonly RegExp[]): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !tolerated.some((pattern) => pattern.test(text))) troubles.push(text);
  });
  context.on('weberror', (error) => troubles.push(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:') && !url.startsWith('blob:'))
      troubles.push(`asked ${url}`);
  });
  return troubles;
}

/** Applies a theme as the system would ask for it. */
export async function prefer(page: Page, theme: Exclude<Theme, 'system'>): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
}
