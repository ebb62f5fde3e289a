/** What every journey stands on: somebody signed in, and eyes on what must never happen on any page. */
import type { Tokens } from '@mindhero/contract/session';
import type { GameId } from '@mindhero/games/catalogue';
import {
  type APIRequestContext,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
} from '@playwright/test';

export const PASSWORD = 'Mindhero1';

/** What lies in the browser's storage before the app begins: the settings that somebody played with last, for example. */
type Stored = Readonly<Record<string, string>>;

interface Fixtures {
  /**
   * Console errors that a journey provokes, for example the browser's line about an answer with 401, and other hosts that it
   * goes to (`asked` and the address).
   */
  tolerated: RegExp[];
  /** For journeys that end their session or have it refreshed; all others of a worker share one for each person. */
  ownSession: boolean;
  /** A page of somebody who is signed in already, in English unless the path asks for another language. */
  open: (username: string, path: string, stored?: Stored) => Promise<Page>;
  watched: void;
}

export const test = base.extend<Fixtures>({
  tolerated: [[], { option: true }],
  ownSession: [false, { option: true }],

  watched: [
    async ({ context, baseURL, tolerated }, use) => {
      const troubles = watch(context, baseURL ?? '', tolerated);
      await use();
      expect(troubles, 'errors on the console, or requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ context, ownSession }, use) => {
    await use(async (username, path, stored = {}) => {
      const { access, refresh } = ownSession
        ? await signIn(context.request, { username, password: PASSWORD })
        : await signedIn(context.request, username);
      const page = await context.newPage();
      // Before any code of ours runs, and once: what the app itself changes stays.
      await page.addInitScript(
        (items) => {
          if (sessionStorage.getItem('begun') !== null) return;
          sessionStorage.setItem('begun', 'yes');
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        },
        { ...stored, access, refresh },
      );
      // A new level fills the screen of whoever reaches it, and plays add up to levels: one goes on, as a pupil does.
      const level = page.getByRole('dialog', { name: /^Level \d+: / });
      await page.addLocatorHandler(level, () =>
        // At once: a dialog that goes away with its screen meanwhile has no button to wait for.
        level.getByRole('button').evaluateAll((buttons) => {
          for (const button of buttons) if (button instanceof HTMLElement) button.click();
        }),
      );
      await page.goto(path.includes('?') ? path : `${path}?lang=en`);
      return page;
    });
  },
});

export { expect };

/** What is stored of somebody who has read how a game goes and played it with these settings. */
export function playedBefore(game: GameId, settings: object): Stored {
  return { [`settings.${game}`]: JSON.stringify(settings), [`instructions.${game}`]: 'seen' };
}

/** An access token lives ten minutes; a journey that gets it needs five of them at most. */
const SHARED_FOR_MS = 4 * 60_000;

const shared = new Map<string, { readonly tokens: Tokens; readonly until: number }>();

/** The session that the journeys of this worker have in common: to check a password takes as long as many requests. */
export async function signedIn(request: APIRequestContext, username: string): Promise<Tokens> {
  const known = shared.get(username);
  if (known !== undefined && Date.now() < known.until) return known.tokens;
  const until = Date.now() + SHARED_FOR_MS;
  const tokens = await signIn(request, { username, password: PASSWORD });
  shared.set(username, { tokens, until });
  return tokens;
}

/** A new session. */
export async function signIn(
  request: APIRequestContext,
  who: { readonly username: string; readonly password: string },
): Promise<Tokens> {
  const answer = await request.post('/api/token/', { data: who });
  expect(answer.status(), `signing in as ${who.username}`).toBe(200);
  return (await answer.json()) as Tokens;
}

/** Where the app is not (`leaveApp`), nothing names an icon: the browser asks for one in vain. */
const isMissingIcon = (message: ConsoleMessage) =>
  message.location().url.endsWith('/favicon.ico') && message.page()?.url().endsWith('/favicon.svg') === true;

/**
 * All journeys have one school in common: somebody may take the own picture away while a list of another journey names it.
 * The list shows the hero then, and the browser says that the picture is gone. On one's own profile none may be.
 */
const isGonePicture = (message: ConsoleMessage) =>
  message.text().includes('404') &&
  /\/api\/v1\/pictures\/[\da-f-]+\/$/.test(message.location().url) &&
  message.page()?.url().includes('/profile') === false;

/** Collects from all pages of a context what must not happen. */
function watch(context: BrowserContext, origin: string, tolerated: readonly RegExp[]): string[] {
  const troubles: string[] = [];
  const isTolerated = (line: string) => tolerated.some((pattern) => pattern.test(line));
  context.on('console', (message) => {
    const line = `${message.text()} ${message.location().url}`;
    if (message.type() !== 'error' || isMissingIcon(message) || isGonePicture(message)) return;
    if (!isTolerated(line)) troubles.push(line);
  });
  context.on('weberror', (error) => troubles.push(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${origin}/`) || url.startsWith('data:') || url.startsWith('blob:');
    const line = `asked ${url}`;
    if (!isOwn && !isTolerated(line)) troubles.push(line);
  });
  return troubles;
}
