/**
 * Which modules come in one file. A file of its own for every set of screens that share something makes a hundred requests
 * for a list; a file for everything makes each screen load all. So what is shared begins apart, a part for every set of
 * screens, and two parts become one for as long as that spares more than it costs.
 * See docs/decisions/187-screens-of-a-quarter-megabyte.md.
 */
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { joinPieces, type Piece, weigher } from './parts.ts';

/** Of a module, what the plan asks for. */
export interface Module {
  /** Ids of modules that it needs at once. */
  readonly imports: readonly string[];
  /** The page begins with it. */
  readonly isEntry: boolean;
  /** It is loaded by itself, when somebody asks for it. */
  readonly isLate: boolean;
  /** Bytes on the wire, roughly. */
  readonly size: number;
  /** It brings a style sheet, which is a request more. */
  readonly hasStyles: boolean;
}

export type Modules = ReadonlyMap<string, Module>;

/** The frame around every screen of somebody who is signed in. */
const isFrame = (id: string) => /\/src\/routes\/_app\.tsx\?/.test(id);

/** What differs from visit to visit of one screen, and which screen that is: the room of a game, what greets a play that was left, one of the start pages. */
const ofScreens = [
  {
    part: /\/packages\/games\/\w+\/[\w-]+\/room\.tsx$/,
    screen: /\/src\/routes\/_app\/_plan\/games\/\$\.tsx\?tsr-split=.*component/,
  },
  {
    part: /\/play\/left\/left-screen\.tsx$/,
    screen: /\/src\/routes\/_app\/_plan\/games\/\$\.tsx\?tsr-split=.*component/,
  },
  {
    part: /\/dashboard\/\w+-home\.tsx$/,
    screen: /\/src\/routes\/_app\/index\.tsx\?tsr-split=.*component/,
  },
];

/** A screen, or what is loaded with one. */
const isScreen = (id: string) =>
  /\/src\/routes\/.+\?tsr-split=.*component/.test(id) || ofScreens.some(({ part }) => part.test(id));

/**
 * Screens that somebody opens a few times a month, and nobody who plays: what they share with others makes these no
 * heavier. Nor does the gallery of components, which is for those who build them.
 */
const isSeldom = (id: string) =>
  /\/src\/routes\/(?:_app\/(?:(?:.+\.)?subscriptions(?:[._/]|-history)|no-subscription\.)|dev\.ui\.)/.test(
    id,
  );

/**
 * How often something is opened, beside the screens that somebody comes by now and then: everybody begins with a start page,
 * and teachers come back to what became of their tasks. A dialog is opened seldom.
 */
function weightOfLoad(id: string): number {
  if (!isScreen(id) || isSeldom(id)) return 0.04;
  if (/\/dashboard\/\w+-home\.tsx$/.test(id)) return 2.5;
  return /\/src\/routes\/_app\/tasks\/\$taskId\.statistic\.tsx\?/.test(id) ? 3.3 : 1;
}

/** Modules and all that they need at once. */
function closureOf(ids: Iterable<string>, modules: Modules): Set<string> {
  const all = new Set(ids);
  // The set grows while it is walked through, and the walk comes to what is added.
  for (const id of all) for (const one of modules.get(id)?.imports ?? []) all.add(one);
  return all;
}

/**
 * For each module that is not there from the start: what is loaded by itself and needs it. The room of a game needs its
 * screen: whoever visits a game loads both, and with every game that of all games.
 */
function loadersOf(modules: Modules): Map<string, Set<string>> {
  const ids = [...modules.keys()].toSorted();
  const start = closureOf(
    ids.filter((id) => modules.get(id)?.isEntry),
    modules,
  );
  const loaders = new Map<string, Set<string>>();
  for (const loader of ids.filter((id) => modules.get(id)?.isLate)) {
    const screens = ofScreens.flatMap(({ part, screen }) =>
      part.test(loader) ? ids.filter((id) => screen.test(id)) : [],
    );
    for (const id of closureOf([loader, ...screens], modules)) {
      if (!start.has(id)) loaders.set(id, (loaders.get(id) ?? new Set()).add(loader));
    }
  }
  return loaders;
}

/**
 * Names of the files that modules come in, the widely needed ones first; the others are left to the bundler. A file takes
 * along what its modules import, unless a file before it has it already, so the order counts.
 */
export function planFiles(modules: Modules): Map<string, ReadonlySet<string>> {
  const loadersOfModules = loadersOf(modules);
  const loaders = [...new Set([...loadersOfModules.values()].flatMap((set) => [...set]))].toSorted();
  const bitOf = new Map(loaders.map((id, index) => [id, 1n << BigInt(index)]));
  const weightOf = weigher(loaders.map(weightOfLoad));
  const bySet = new Map<string, Piece>();
  for (const [id, set] of loadersOfModules) {
    const module = modules.get(id);
    if (module === undefined) continue;
    const inFrame = [...set].some(isFrame);
    if (set.size < 2 && !inFrame) continue;
    const key = inFrame ? 'shell' : [...set].join(' ');
    const present = bySet.get(key);
    bySet.set(key, {
      modules: [...(present?.modules ?? []), id],
      size: (present?.size ?? 0) + module.size,
      hasStyles: present?.hasStyles === true || module.hasStyles,
      loaders: [...set].reduce((bits, loader) => bits | (bitOf.get(loader) ?? 0n), present?.loaders ?? 0n),
    });
  }
  const shell = bySet.get('shell');
  bySet.delete('shell');
  const files = new Map<string, ReadonlySet<string>>();
  if (shell !== undefined) files.set('shell', new Set(shell.modules));
  const parts = joinPieces([...bySet.values()], weightOf, (id) => modules.get(id)?.imports ?? []);
  for (const part of parts.toSorted((a, b) => weightOf(b.loaders) - weightOf(a.loaders))) {
    const name = nameOf(part, modules);
    files.set(files.has(name) ? `${name}-${files.size}` : name, new Set(part.modules));
  }
  return files;
}

/** That of its largest module, so that somebody who reads a list of files knows what is in it. */
function nameOf({ modules: ids }: Piece, modules: Modules): string {
  // Known by its name: the service worker leaves it alone.
  if (ids.some((id) => /[\\/]recharts[\\/]/.test(id))) return 'diagrams';
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0;
  const [largest = 'part'] = ids.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return basename(largest.replace(/\?.*$/, ''))
    .replace(/(?:\.module)?\.\w+$/, '')
    .replaceAll(/[^\w-]/g, '');
}

/** A library that is one list of exports: whoever imports from there needs only what it names. */
const barrel = /[\\/]@tabler[\\/]icons-react[\\/].*[\\/]tabler-icons-react\.mjs$/;

/** Of the bundler's module graph, what is asked for. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/**
 * How much of a module's source goes over the wire, compressed: ours is written tightly, while of libraries much is
 * remarks, and much that nobody asks for. Of styles the script says names alone; what they are is beside it.
 */
const OF_OURS = 0.17;
const OF_LIBRARIES = 0.08;
const OF_STYLES = 0.25;

/**
 * The modules as the plan wants them.
 * @param stylesOf how long the source of a style sheet is
 */
export function modulesOf(
  ids: Iterable<string>,
  graph: ModuleGraph,
  stylesOf: (id: string) => number = () => 0,
): Modules {
  const modules = new Map<string, Module>();
  for (const id of ids) {
    const info = graph.getModuleInfo(id);
    if (info === null || barrel.test(id)) continue;
    const code = info.code ?? '';
    const ofScript = code.length * (/[\\/]node_modules[\\/]/.test(id) ? OF_LIBRARIES : OF_OURS);
    modules.set(id, {
      imports: info.importedIds.flatMap((one) => (barrel.test(one) ? namedIn(code, one, graph) : [one])),
      isEntry: info.isEntry,
      isLate: info.dynamicImporters.length > 0,
      size: ofScript + stylesOf(id) * OF_STYLES,
      hasStyles: id.endsWith('.css'),
    });
  }
  return modules;
}

/** What of a list of exports this code names; another list among them is none of it, though `index` is a word of any code. */
function namedIn(code: string, list: string, graph: ModuleGraph): string[] {
  const names = new Set(code.match(/\w+/g));
  return (graph.getModuleInfo(list)?.importedIds ?? []).filter((id) => {
    const name = /([\w-]+)\.\w+$/.exec(id)?.[1] ?? '';
    return (
      name !== 'index' && names.has(name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
    );
  });
}

/** More than a plan has; a group more costs nothing. */
const MOST_FILES = 200;

/** The plug-in looks at all modules once they are known, and the groups tell the bundler what it found. */
export function fileGroups(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let files: (readonly [string, ReadonlySet<string>])[] = [];
  const styles = new Map<string, number>();
  const plugin: Plugin = {
    name: 'file-groups',
    apply: 'build',
    transform: {
      // Before they become a script of names.
      order: 'pre',
      filter: { id: /\.css$/ },
      handler(code, id) {
        styles.set(id, code.length);
      },
    },
    buildEnd() {
      files = [...planFiles(modulesOf(this.getModuleIds(), this, (id) => styles.get(id) ?? 0))];
    },
  };
  const nth = (index: number): Rolldown.CodeSplittingGroup => ({
    name: (id) => {
      const [name, modules] = files[index] ?? [];
      return name !== undefined && modules?.has(id) ? name : null;
    },
    priority: MOST_FILES - index,
    debugName: `part ${index}`,
  });
  return {
    plugin,
    groups: [
      {
        name: 'libraries',
        tags: ['$initial'],
        test: /[\\/]node_modules[\\/]/,
        priority: MOST_FILES + 2,
      },
      { name: 'start', tags: ['$initial'], priority: MOST_FILES + 1 },
      ...Array.from({ length: MOST_FILES }, (_, index) => nth(index)),
    ],
  };
}
