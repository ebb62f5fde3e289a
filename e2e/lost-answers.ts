/** Answers that get lost on their way, and how to tell that what was asked for happened once all the same. */
import { agreements, presentVersion } from '@mindhero/contract/agreement';
import type { RequestOf } from '@mindhero/contract/endpoint';
import { register as registration } from '@mindhero/contract/registration';
import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
import { expect, signedIn } from './fixtures.ts';

const keyOf = (request: Request) => request.headers()['idempotency-key'];
const isChange = (request: Request) => keyOf(request) !== undefined;

/** What was answered under each key, and never arrived; and what arrived when it was asked for again. */
interface Answers {
  readonly lost: ReadonlyMap<string, string>;
  readonly replays: ReadonlyMap<string, string>;
}
const answersOn = new WeakMap<Page, Answers>();

/** Every change arrives, and its answer gets lost when it is asked for the first time. */
export async function loseAnswers(page: Page): Promise<void> {
  const lost = new Map<string, string>();
  const replays = new Map<string, string>();
  answersOn.set(page, { lost, replays });
  await page.route('**/api/v1/**', async (route) => {
    const key = keyOf(route.request());
    if (key === undefined) return route.fallback();
    const answer = await route.fetch();
    const told = `${answer.status()} ${await answer.text()}`;
    if (lost.has(key)) {
      // Kept here: what it leads to may take the page away from its body.
      replays.set(key, told);
      return route.fulfill({ response: answer });
    }
    lost.set(key, told);
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
  expect([answer.ok(), answer.headers()['idempotency-replayed']]).toEqual([true, 'true']);
  const key = keyOf(answer.request()) ?? '';
  const answers = answersOn.get(page);
  expect(answers?.replays.has(key)).toBe(true);
  expect(outcome(answers?.replays.get(key))).toBe(outcome(answers?.lost.get(key)));
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
    delete: async (path: string) => {
      const answer = await request.delete(`/api/v1/${path}`, { headers });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    },
  };
}

/** Somebody who registers alone, elsewhere. */
export async function register(
  request: APIRequestContext,
  username: string,
  told: Pick<RequestOf<typeof registration>['body'], 'first_name' | 'last_name' | 'role'>,
): Promise<void> {
  const { method, path } = registration;
  const consents = Object.fromEntries(agreements.map((one) => [one, presentVersion(one)]));
  const data = { ...told, username, password: 'Purple-otter-7', language: 'EN', consents };
  const answer = await request.fetch(path, { method, data });
  expect(answer.status(), await answer.text()).toBe(201);
}

export interface Made {
  readonly id: number;
}

interface AuditEntries {
  readonly results: readonly { readonly action: string }[];
}

/** What was done to somebody, in its order. */
export async function actionsOn(request: APIRequestContext, { id }: Made): Promise<readonly string[]> {
  const admin = await apiOf(request, 'admin');
  const { results } = await admin.get<AuditEntries>(`audit-events/?person=${id}&ordering=at&page_size=100`);
  return results.map(({ action }) => action).filter((action) => action !== 'viewed');
}
