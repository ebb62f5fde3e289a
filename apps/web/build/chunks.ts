/**
 * Which modules come in one file. A file of its own for every set of screens that share something makes a hundred requests
 * for a list; a file for everything makes each screen load all. So screens belong to areas, and modules that the same areas
 * need come together. See docs/decisions/118-few-files.md and 151-files-by-area.md.
 */
import type { Rolldown } from 'vite';

/** `shell`: around every screen of somebody who is signed in. `light`: screens that need little. */
type Area = 'shell' | 'home' | 'people' | 'tasks' | 'play' | 'light';

const routes: readonly (readonly [RegExp, Area])[] = [
  [/^_app$/, 'shell'],
  [/^_app\/index$/, 'home'],
  [/^_app\/(students|teachers|groups|schools|inactive-users|audit)/, 'people'],
  [/^_app\/tasks/, 'tasks'],
  [/^_app\/_plan\/(homework\.|worksheet|games\/(abacus|\w+\/(?!index)))/, 'play'],
];

/** The area of a module that is loaded by itself; null for what a screen of some area loads late. */
export function areaOf(id: string): Area | null {
  const path = id.replaceAll('\\', '/');
  if (/\/packages\/games\/(math|memory|reading)\/[\w-]+\//.test(path)) return 'play';
  const route = /\/src\/routes\/(.+?)\.tsx/.exec(path)?.[1];
  if (route === undefined) return null;
  return routes.find(([pattern]) => pattern.test(route))?.[1] ?? 'light';
}

/** Of the module graph, what is asked for: who imports a module, and whether it is loaded by itself. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly code: string | null;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Libraries that are one list of exports: whoever imports from there needs only what it names. */
const barrel =
  /[\\/](@mantine[\\/]core|@mantine[\\/]hooks|@tabler[\\/]icons-react)[\\/].*[\\/](index|tabler-icons-react)\.mjs$/;

/** Modules that need this one at once. */
function importersOf(id: string, graph: ModuleGraph): readonly string[] {
  const name = /([\w-]+)\.\w+$/.exec(id)?.[1] ?? '';
  const camelCase = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const named = new RegExp(`\\b${camelCase}\\b`);
  return (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) =>
    barrel.test(importer)
      ? (graph.getModuleInfo(importer)?.importers ?? []).filter((user) =>
          named.test(graph.getModuleInfo(user)?.code ?? ''),
        )
      : [importer],
  );
}

type Importers = Map<string, readonly string[]>;

/** Modules that are loaded by themselves and need this one at once. */
function loadersOf(id: string, graph: ModuleGraph, known: Importers): string[] {
  const above = new Set([id]);
  const loaders: string[] = [];
  // The set grows while it is walked through, and the walk comes to what is added.
  for (const one of above) {
    const info = graph.getModuleInfo(one);
    if (info !== null && (info.isEntry || info.dynamicImporters.length > 0)) loaders.push(one);
    const importers = known.get(one) ?? importersOf(one, graph);
    known.set(one, importers);
    for (const importer of importers) above.add(importer);
  }
  return loaders;
}

/** A part of fewer rooms would be loaded by all the others for nothing. */
const FEWEST_ROOMS = 12;

/** What lists of people and of tasks share is much, and no pupil needs it. */
function isOfStaff(areas: ReadonlySet<Area>): boolean {
  return [...areas].every((area) => area === 'people' || area === 'tasks');
}

/** The name of the file that a module comes in; null: the bundler's choice. */
export function fileOf(id: string, graph: ModuleGraph, known: Importers = new Map()): string | null {
  const loaders = loadersOf(id, graph, known);
  if (loaders.length < 2) return null;
  const areas = new Set(loaders.map(areaOf).filter((area) => area !== null));
  if (areas.has('shell')) return 'shell';
  const [area, ...others] = areas;
  if (area === undefined) return null;
  if (others.length > 0) return isOfStaff(areas) ? 'staff' : 'shared';
  if (area === 'light' || (area === 'play' && loaders.length < FEWEST_ROOMS)) return null;
  return area;
}

/** The groups of the bundler, those that are shared most widely first: a group takes along what its modules import. */
export function fileGroups(): Rolldown.CodeSplittingGroup[] {
  const files = new Map<string, string | null>();
  const importers: Importers = new Map();
  const named = (fits: (name: string) => boolean): Rolldown.CodeSplittingGroup['name'] => {
    return (id, graph) => {
      if (!files.has(id)) files.set(id, fileOf(id, graph, importers));
      const name = files.get(id) ?? null;
      return name !== null && fits(name) ? name : null;
    };
  };
  const wide = ['shell', 'shared', 'staff'];
  return [
    { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 7 },
    { name: 'start', tags: ['$initial'], priority: 6 },
    // Two screens that seldom come first need it, and it is large.
    { name: 'qr-code', test: /[\\/](qrcode|dijkstrajs)[\\/]/, priority: 5 },
    { name: named((name) => name === 'shell'), priority: 4 },
    { name: named((name) => name === 'shared'), priority: 3 },
    { name: named((name) => name === 'staff'), priority: 2 },
    { name: named((name) => !wide.includes(name)), priority: 1 },
  ];
}
