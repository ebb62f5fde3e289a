import { describe, expect, test } from 'vitest';
import { type Module, type ModuleGraph, modulesOf, planFiles } from './chunks.ts';

const route = (name: string) => `/app/src/routes/${name}.tsx?tsr-split=component`;
const [students, groups, tasks, frame] = ['students/index', 'groups/index', 'tasks/index', ''].map((name) =>
  route(`_app${name === '' ? '' : `/${name}`}`),
) as [string, string, string, string];

const SMALL = 500;
const LARGE = 20_000;

/** Who imports whom, and what is large; routes and dialogs are loaded by themselves. */
function filesOf(
  imports: Readonly<Record<string, readonly string[]>>,
  large: readonly string[] = [],
): string[][] {
  const ids = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  const modules = new Map<string, Module>(
    [...ids].map((id) => [
      id,
      {
        imports: imports[id] ?? [],
        isEntry: id === 'main.ts',
        isLate: /routes|dialog|room/.test(id),
        size: large.includes(id) ? LARGE : SMALL,
        hasStyles: id.endsWith('.css'),
      },
    ]),
  );
  return [...planFiles(modules).values()].map((file) => [...file].toSorted());
}

describe('a module comes', () => {
  test('with the start or with its screen where nothing else needs it', () => {
    expect(filesOf({ 'main.ts': ['a.ts'], [students]: ['a.ts', 'own.ts'], [groups]: ['a.ts'] })).toEqual([]);
  });

  test('with what the same screens need', () => {
    const imports = { [students]: ['a.ts', 'b.ts'], [groups]: ['a.ts', 'b.ts'] };
    expect(filesOf(imports, ['a.ts', 'b.ts'])).toEqual([['a.ts', 'b.ts']]);
  });

  test('with the frame where that needs it', () => {
    const imports = { [frame]: ['a.ts'], [students]: ['a.ts', 'b.ts'], [groups]: ['b.ts'] };
    expect(filesOf(imports)).toEqual([[frame, 'a.ts'].toSorted(), ['b.ts']]);
  });

  test('with small ones that other screens need, so that there are few files', () => {
    const imports = { [students]: ['a.ts', 'b.ts'], [groups]: ['a.ts', 'b.ts'], [tasks]: ['b.ts'] };
    expect(filesOf(imports)).toEqual([['a.ts', 'b.ts']]);
  });

  test('apart where it is large and a screen would load it in vain', () => {
    const imports = { [students]: ['a.ts', 'b.ts'], [groups]: ['a.ts', 'b.ts'], [tasks]: ['b.ts'] };
    expect(filesOf(imports, ['a.ts'])).toEqual([['b.ts'], ['a.ts']]);
  });

  test('apart from what the screen of games does not need: every game brings that screen', () => {
    const games = route('_app/_plan/games/$');
    const imports = { [students]: ['a.ts', 'b.ts'], [groups]: ['a.ts', 'b.ts'], [games]: ['a.ts'] };
    expect(filesOf(imports)).toEqual([['a.ts', 'b.ts']]);
    const rooms = Array.from({ length: 30 }, (_, nth) => [`/packages/games/math/game-${nth}/room.tsx`, []]);
    expect(filesOf({ ...imports, ...Object.fromEntries(rooms) })).toEqual([[games, 'a.ts'], ['b.ts']]);
  });

  test('apart from what only dialogs need, however small it is', () => {
    const imports = {
      [students]: ['a.ts'],
      [groups]: ['a.ts'],
      'one/dialog.tsx': ['a.ts', 'camera.ts'],
      'other/dialog.tsx': ['a.ts', 'camera.ts'],
    };
    expect(filesOf(imports)).toEqual([['a.ts'], ['camera.ts']]);
  });

  test('apart from what only screens need that are seldom opened, however small it is', () => {
    const filesBeside = (...others: readonly [string, string]) =>
      filesOf({
        [students]: ['a.ts'],
        [groups]: ['a.ts'],
        ...Object.fromEntries(others.map((other) => [other, ['a.ts', 'own.ts']])),
      });
    expect(filesBeside(tasks, route('_app/tasks/create'))).toEqual([['a.ts', 'own.ts']]);
    for (const one of [
      'subscriptions',
      'subscriptions/index',
      'subscriptions_/buy',
      'subscriptions_/orders.$id_.receipt',
      'students/$id.subscriptions-history',
      'no-subscription',
    ]) {
      expect(filesBeside(route(`_app/${one}`), route('_app/subscriptions/prices'))).toEqual([
        ['a.ts'],
        ['own.ts'],
      ]);
    }
  });
});

test('whoever imports from a list of exports needs only what it names', () => {
  const list = '/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs';
  const [all, table, text] = ['index', 'IconTable', 'IconTextSize'].map(
    (name) => `/node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`,
  ) as [string, string, string];
  const graph: ModuleGraph = {
    getModuleInfo: (id) => ({
      isEntry: false,
      code: 'import { IconTable } from "@tabler/icons-react"; rows.map((row, index) => index)',
      importedIds: id === list ? [all, table, text] : [list],
      dynamicImporters: [],
    }),
  };
  const modules = modulesOf([students, list], graph);
  expect(modules.get(students)?.imports).toEqual([table]);
  expect(modules.has(list)).toBe(false);
});

test('a style sheet weighs what it is, not what a script says of it', () => {
  const graph: ModuleGraph = {
    getModuleInfo: () => ({
      isEntry: false,
      code: 'export default { page: "_page_1" }',
      importedIds: [],
      dynamicImporters: [],
    }),
  };
  const sizeOf = (length: number) => modulesOf(['page.css'], graph, () => length).get('page.css')?.size ?? 0;
  expect(sizeOf(9000) - sizeOf(1000)).toBeCloseTo(2000);
});
