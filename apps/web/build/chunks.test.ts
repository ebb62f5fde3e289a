import { describe, expect, test } from 'vitest';
import { areaOf, fileOf, type ModuleGraph } from './chunks.ts';

const route = (name: string) => `/app/src/routes/${name}.tsx?tsr-split=component`;

/** A graph of who imports whom; what is a route, a room or a dialog is loaded by itself. */
function graphOf(imports: Readonly<Record<string, readonly string[]>>): ModuleGraph {
  const ids = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  return {
    getModuleInfo: (id) =>
      ids.has(id)
        ? {
            isEntry: false,
            code: `import { ${(imports[id] ?? []).map((one) => /(\w+)\.\w+$/.exec(one)?.[1]).join(', ')} } from 'x';`,
            importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
            dynamicImporters: /routes|room|dialog/.test(id) ? ['/app/src/main.tsx'] : [],
          }
        : null,
  };
}

test.each([
  ['_app', 'shell'],
  ['_app/index', 'home'],
  ['_app/students/$id', 'people'],
  ['_app/tasks/$taskId.statistic', 'tasks'],
  ['_app/_plan/games/math/columns', 'play'],
  ['_app/_plan/games/abacus', 'play'],
  ['_app/_plan/homework.$id', 'play'],
  ['_app/_plan/games/math/index', 'light'],
  ['_app/homework', 'light'],
  ['login', 'light'],
])('the screen %s belongs to %s', (name, area) => {
  expect(areaOf(route(name))).toBe(area);
});

test('a room belongs to play, and what is loaded late to nothing', () => {
  expect(areaOf('/packages/games/math/columns/room.tsx')).toBe('play');
  expect(areaOf('/app/src/features/people/dialog.tsx')).toBeNull();
});

describe('a module comes', () => {
  const students = route('_app/students/index');
  const groups = route('_app/groups/index');
  const tasks = route('_app/tasks/index');

  test('with those that the same area shares', () => {
    const graph = graphOf({ [students]: ['list.ts'], [groups]: ['list.ts'] });
    expect(fileOf('list.ts', graph)).toBe('people');
  });

  test('with what staff or everybody shares, whatever is between', () => {
    const graph = graphOf({
      [students]: ['table.ts'],
      [tasks]: ['list.ts'],
      'list.ts': ['table.ts', 'plain.ts'],
      [route('_app/homework')]: ['plain.ts'],
      [route('_app')]: ['menu.ts'],
      [groups]: ['menu.ts'],
    });
    expect(fileOf('table.ts', graph)).toBe('staff');
    expect(fileOf('plain.ts', graph)).toBe('shared');
    expect(fileOf('menu.ts', graph)).toBe('shell');
  });

  test('alone where one screen needs it, or a few rooms, or what is loaded late', () => {
    const graph = graphOf({
      [students]: ['own.ts'],
      '/packages/games/math/one/room.tsx': ['sums.ts'],
      '/packages/games/math/two/room.tsx': ['sums.ts'],
      'first/dialog.tsx': ['camera.ts'],
      'second/dialog.tsx': ['camera.ts'],
    });
    expect(['own.ts', 'sums.ts', 'camera.ts'].map((id) => fileOf(id, graph))).toEqual([null, null, null]);
  });

  test('to those who name it, not to all who import from the same list', () => {
    const list = '/node_modules/@mantine/core/esm/index.mjs';
    const table = '/node_modules/@mantine/core/esm/Table.mjs';
    const graph = graphOf({ [students]: [list], [groups]: [list], [route('_app')]: [list], [list]: [table] });
    const naming: ModuleGraph = {
      getModuleInfo: (id) => {
        const info = graph.getModuleInfo(id);
        return info && { ...info, code: id === route('_app') ? 'import { Text }' : 'import { Table }' };
      },
    };
    expect(fileOf(table, naming)).toBe('people');
  });
});
