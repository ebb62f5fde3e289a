/** What routes ask their server for, whatever somebody typed into the address. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRoute } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';

const routes = join(import.meta.dirname, '../src/routes');
const asking = globSync('**/*.tsx', { cwd: routes }).filter((file) =>
  readFileSync(join(routes, file), 'utf8').includes('loaderDeps'),
);

vi.stubGlobal('localStorage', { getItem: () => null });

/** As the router has it: what somebody typed, whatever its name is. */
const typed = (value: unknown) => new Proxy<Record<string, unknown>>({}, { get: () => value });

test('there are routes that ask for what their address says', () => {
  expect(asking.length).toBeGreaterThan(0);
});

test.each(asking)('%s hands its loader nothing that makes no sense', async (file) => {
  const { Route } = (await import(join(routes, file))) as { readonly Route: AnyRoute };
  for (const nonsense of ['abc', -1, -0.5, true, null, ['a'], { a: 1 }])
    expect(Route.options.loaderDeps?.({ search: typed(nonsense) })).toEqual({});
});
