/** Answers that get lost on their way, and how to tell that what was asked for happened once all the same. */
import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
import { expect, signedIn } from './fixtures.ts';

const keyOf = (request: Request) => request.headers()['idempotency-key'];
const isChange = (request: Request) => keyOf(request) !== undefined;

/** What was answered under each key, and never arrived. */
type Lost = ReadonlyMap<string, string>;
const lostOn = new WeakMap<Page, Lost>();

/** Every change arrives, and its answer gets lost when it is asked for the first time. */
export async function loseAnswers(page: Page): Promise<void> {
  const lost = new Map<string, string>();
  lostOn.set(page, lost);
  await page.route('**/api/v1/**', async (route) => {
    const key = keyOf(route.request());
    if (key === undefined || lost.has(key)) return route.fallback();
    lost.set(key, '');
    const answer = await route.fetch();
    lost.set(key, `${answer.status()} ${await answer.text()}`);
    return route.abort();
  });
}

/** What a stream told on its way is not told again. */
const outcome = (answer: string | undefined) => answer?.replace(/event: progress\ndata: .*\n\n/g, '');

/** Does something that asks for a change, and hears nothing. */
export async function loseOne(page: Page, press: () => Promise<void>): Promise<void> {
  const lost = page.waitForEvent('requestfailed', isChange);
  await press();
  await lost;
}

/** Does it once more: the answer is that of the first time, so nothing was done again. */
export async function isReplayed(page: Page, press: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse((one) => isChange(one.request()));
  await press();
  const answer = await response;
  const { 'idempotency-replayed': replayed } = await answer.allHeaders();
  const body = answer.status() === 204 ? '' : await answer.text();
  expect([answer.ok(), replayed]).toEqual([true, 'true']);
  const first = lostOn.get(page)?.get(keyOf(answer.request()) ?? '');
  expect(outcome(`${answer.status()} ${body}`)).toBe(outcome(first));
}

/** Presses, hears nothing, and presses again. */
export async function pressTwice(page: Page, ...buttons: readonly Locator[]): Promise<void> {
  const press = async () => {
    for (const button of buttons) await button.click();
  };
  await loseOne(page, press);
  await isReplayed(page, press);
}

export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });

/** Calls of somebody beside their page, which lose nothing. */
export async function apiOf(request: APIRequestContext, username: string) {
  const { access } = await signedIn(request, username);
  const headers = { Authorization: `Bearer ${access}` };
  return {
    get: async <Body>(path: string) =>
      (await (await request.get(`/api/v1/${path}`, { headers })).json()) as Body,
    post: async <Body>(path: string, data: object) => {
      const answer = await request.post(`/api/v1/${path}`, { headers, data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return (await answer.json()) as Body;
    },
  };
}

export interface Made {
  readonly id: number;
}

interface Deeds {
  readonly results: readonly { readonly action: string }[];
}

/** What was done to somebody, in its order. */
export async function deedsTo(request: APIRequestContext, { id }: Made): Promise<readonly string[]> {
  const admin = await apiOf(request, 'admin');
  const { results } = await admin.get<Deeds>(`audit-events/?person=${id}&ordering=at&page_size=100`);
  return results.map(({ action }) => action).filter((action) => action !== 'viewed');
}
