import { celebrateLevel, type User } from '@mindhero/contract/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { meQuery } from '../me.ts';
import type { Celebration } from './celebration.tsx';
import { LevelUp } from './level-up.tsx';

type Shown = ComponentProps<typeof Celebration>;

const seen = vi.hoisted(() => ({
  shown: [] as unknown[],
  claimed: vi.fn<(...asked: unknown[]) => Promise<object>>(),
}));

vi.mock('../../../platform/client.ts', () => ({ call: seen.claimed }));
vi.mock('../../../platform/device-switches.ts', () => ({ calmSwitch: {}, useSwitch: () => false }));
vi.mock('./celebration.tsx', () => ({ Celebration: (props: Shown) => void seen.shown.push(props) }));

const { claimed } = seen;
let client: QueryClient;
beforeEach(() => {
  claimed.mockReset();
  client = new QueryClient();
  client.setQueryData(meQuery.queryKey, { id: 7, avatar: 'hero-4', celebrated_level: 2 } as User);
});

/** What of a new level is on the screen, if anything is. */
function celebrated(level: number): Shown | undefined {
  seen.shown = [];
  const screen = createElement(LevelUp, { level, points: 700 });
  renderToString(createElement(QueryClientProvider, { client }, screen));
  return seen.shown[0] as Shown | undefined;
}

/** The server answers what the screen asks it. */
async function answers(isFirst: boolean): Promise<void> {
  claimed.mockResolvedValue({ is_first: isFirst });
  const [claim] = client.getQueryCache().findAll({ queryKey: ['celebration'] });
  await claim?.fetch();
}

it('celebrates a level once it is known that this device is the first, by the own hero, until it was seen', async () => {
  expect(celebrated(3)).toBeUndefined();
  await answers(true);
  expect(claimed.mock.calls).toEqual([[celebrateLevel, { body: { level: 3 } }]]);
  const shown = celebrated(3);
  expect(shown).toMatchObject({ level: 3, points: 700, guise: 4, calm: false });
  // The next screen goes on with it, and asks no more.
  expect(celebrated(3)).toMatchObject({ level: 3 });
  expect(claimed).toHaveBeenCalledOnce();

  shown?.onGoOn();
  expect(celebrated(3)).toBeUndefined();
  expect(client.getQueryData(meQuery.queryKey)).toMatchObject({ id: 7, celebrated_level: 3 });
});

it('celebrates nothing that another device has celebrated', async () => {
  celebrated(3);
  await answers(false);
  expect(celebrated(3)).toBeUndefined();
});
