/**
 * Which modules come in one file. A file of its own for every set of screens that share something makes a hundred requests
 * for a list; a file for everything makes each screen load all. So what is shared begins apart, a part for every set of
 * screens, and two parts become one for as long as that spares more than it costs.
 * See docs/decisions/187-screens-of-a-quarter-megabyte.md.
 */
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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

/** Modules that come in one file. */
interface Part {
  readonly modules: readonly string[];
  readonly size: number;
  readonly hasStyles: boolean;
  /** What needs one of them, as a set of bits. */
  readonly loaders: bigint;
}

/**
 * What a request more is worth in bytes. Its headers are half a kilobyte; the rest is the wait, since a browser asks for
 * six at a time. Less makes more and lighter files: 3000 makes two or three requests more of most screens.
 */
const REQUEST_BYTES = 6500;

/** A dialog is opened seldom, a screen always. */
const LATE_WEIGHT = 0.05;

/** The frame around every screen of somebody who is signed in. */
const isFrame = (id: string) => /\/src\/routes\/_app\.tsx\?/.test(id);

/** A screen, or what is loaded with its screen: the room of a game, one of the start pages. */
const isScreen = (id: string) =>
  /\/src\/routes\/.+\?tsr-split=.*component/.test(id) ||
  /\/packages\/games\/\w+\/[\w-]+\/room\.tsx|\/dashboard\/\w+-home\.tsx/.test(id);

/**
 * Screens that somebody opens a few times a month, and nobody who plays: what they share with others makes these no
 * heavier.
 */
const isSeldom = (id: string) =>
  /\/src\/routes\/_app\/(?:(?:.+\.)?subscriptions(?:[._/]|-history)|no-subscription\.)/.test(id);

/** Modules and all that they need at once. */
function closureOf(ids: Iterable<string>, modules: Modules): Set<string> {
  const all = new Set(ids);
  // The set grows while it is walked through, and the walk comes to what is added.
  for (const id of all) for (const one of modules.get(id)?.imports ?? []) all.add(one);
  return all;
}

/** For each module that is not there from the start: what is loaded by itself and needs it. */
function loadersOf(modules: Modules): Map<string, Set<string>> {
  const ids = [...modules.keys()].toSorted();
  const start = closureOf(
    ids.filter((id) => modules.get(id)?.isEntry),
    modules,
  );
  const loaders = new Map<string, Set<string>>();
  for (const loader of ids.filter((id) => modules.get(id)?.isLate)) {
    for (const id of closureOf([loader], modules)) {
      if (!start.has(id)) loaders.set(id, (loaders.get(id) ?? new Set()).add(loader));
    }
  }
  return loaders;
}

function joined(one: Part, other: Part): Part {
  return {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    hasStyles: one.hasStyles || other.hasStyles,
    loaders: one.loaders | other.loaders,
  };
}

/** Sums up the weights of sets of loaders; the same sets come again and again. */
function weigher(weights: readonly number[]): (set: bigint) => number {
  const known = new Map<bigint, number>();
  return (set) => {
    let sum = known.get(set);
    if (sum === undefined) {
      sum = weights.reduce((all, weight, bit) => ((set >> BigInt(bit)) & 1n ? all + weight : all), 0);
      known.set(set, sum);
    }
    return sum;
  };
}

/** How many of the pairs that promise most are looked at closely. */
const CLOSELY = 12;

/**
 * Joins parts, again and again, until nothing is gained by it. A file is loaded with all files that it imports, so
 * what a pair promises by itself only tells which are worth a close look.
 * @param importsOf the modules that a module needs at once
 */
function join(
  first: readonly Part[],
  weightOf: (set: bigint) => number,
  importsOf: (id: string) => readonly string[],
): Part[] {
  let parts = [...first];
  const promise = (one: Part, other: Part) => {
    const both = weightOf(one.loaders & other.loaders);
    if (both === 0) return 0;
    const spared = REQUEST_BYTES * (one.hasStyles && other.hasStyles ? 2 : 1) * both;
    const inVain =
      one.size * weightOf(other.loaders & ~one.loaders) + other.size * weightOf(one.loaders & ~other.loaders);
    return spared - inVain;
  };
  /** What all loads of the app together cost. */
  const costOf = (some: readonly Part[]) => {
    const partOf = new Map(some.flatMap((part, index) => part.modules.map((id) => [id, index] as const)));
    const imported = some.map((part, index) => {
      const others = new Set(part.modules.flatMap(importsOf).map((id) => partOf.get(id) ?? index));
      return [...others].filter((other) => other !== index);
    });
    const loaders = some.map((part) => part.loaders);
    const waiting = new Set(some.keys());
    for (const index of waiting) {
      waiting.delete(index);
      for (const other of imported[index] ?? []) {
        const more = (loaders[other] ?? 0n) | (loaders[index] ?? 0n);
        if (more === loaders[other]) continue;
        loaders[other] = more;
        waiting.add(other);
      }
    }
    return some.reduce(
      (sum, { size, hasStyles }, index) =>
        sum + (size + REQUEST_BYTES * (hasStyles ? 2 : 1)) * weightOf(loaders[index] ?? 0n),
      0,
    );
  };
  const refused = new Set<string>();
  const nameOfPair = (one: Part, other: Part) =>
    `${one.modules[0]} ${other.modules[0]} ${one.size + other.size}`;
  let cost = costOf(parts);
  const gains = new Map<Part, Map<Part, number>>();
  const gainsOf = (part: Part, others: readonly Part[]) =>
    new Map(others.map((other) => [other, promise(part, other)] as const).filter(([, gain]) => gain > 0));
  for (const [index, part] of parts.entries()) gains.set(part, gainsOf(part, parts.slice(0, index)));
  for (;;) {
    const pairs = [...gains]
      .flatMap(([one, row]) => [...row].map(([other, gain]) => ({ one, other, gain })))
      .filter(({ one, other }) => !refused.has(nameOfPair(one, other)))
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, CLOSELY);
    let best: { one: Part; other: Part; whole: Part; cost: number } | null = null;
    for (const { one, other } of pairs) {
      const whole = joined(one, other);
      const then = costOf([...parts.filter((part) => part !== one && part !== other), whole]);
      if (then >= cost) refused.add(nameOfPair(one, other));
      else if (best === null || then < best.cost) best = { one, other, whole, cost: then };
    }
    if (best === null) {
      if (pairs.length === 0) return parts;
      continue;
    }
    const { one, other, whole } = best;
    parts = parts.filter((part) => part !== one && part !== other);
    for (const gone of [one, other]) {
      gains.delete(gone);
      for (const row of gains.values()) row.delete(gone);
    }
    gains.set(whole, gainsOf(whole, parts));
    parts.push(whole);
    cost = best.cost;
  }
}

/**
 * Names of the files that modules come in, the widely needed ones first; the others are left to the bundler. A file takes
 * along what its modules import, unless a file before it has it already, so the order counts.
 */
export function planFiles(modules: Modules): Map<string, ReadonlySet<string>> {
  const loadersOfModules = loadersOf(modules);
  const loaders = [...new Set([...loadersOfModules.values()].flatMap((set) => [...set]))].toSorted();
  const bitOf = new Map(loaders.map((id, index) => [id, 1n << BigInt(index)]));
  const weightOf = weigher(loaders.map((id) => (isScreen(id) && !isSeldom(id) ? 1 : LATE_WEIGHT)));
  const bySet = new Map<string, Part>();
  for (const [id, set] of loadersOfModules) {
    const module = modules.get(id);
    if (module === undefined) continue;
    const inFrame = [...set].some(isFrame);
    if (set.size < 2 && !inFrame) continue;
    const key = inFrame ? 'shell' : [...set].join(' ');
    const part = {
      modules: [id],
      size: module.size,
      hasStyles: module.hasStyles,
      loaders: [...set].reduce((bits, loader) => bits | (bitOf.get(loader) ?? 0n), 0n),
    };
    const present = bySet.get(key);
    bySet.set(key, present === undefined ? part : joined(present, part));
  }
  const shell = bySet.get('shell');
  bySet.delete('shell');
  const files = new Map<string, ReadonlySet<string>>();
  if (shell !== undefined) files.set('shell', new Set(shell.modules));
  const parts = join([...bySet.values()], weightOf, (id) => modules.get(id)?.imports ?? []);
  for (const part of parts.toSorted((a, b) => weightOf(b.loaders) - weightOf(a.loaders))) {
    const name = nameOf(part, modules);
    files.set(files.has(name) ? `${name}-${files.size}` : name, new Set(part.modules));
  }
  return files;
}

/** That of its largest module, so that somebody who reads a list of files knows what is in it. */
function nameOf({ modules: ids }: Part, modules: Modules): string {
  // Known by its name: the service worker leaves it alone.
  if (ids.some((id) => /[\\/]recharts[\\/]/.test(id))) return 'diagrams';
  const sizeOf = (id: string) => modules.get(id)?.size ?? 0;
  const [largest = 'part'] = ids.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return basename(largest.replace(/\?.*$/, ''))
    .replace(/\.\w+$/, '')
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
 * remarks, and much that nobody asks for.
 */
const OF_OURS = 0.17;
const OF_LIBRARIES = 0.08;

/** The modules as the plan wants them. */
export function modulesOf(ids: Iterable<string>, graph: ModuleGraph): Modules {
  const modules = new Map<string, Module>();
  for (const id of ids) {
    const info = graph.getModuleInfo(id);
    if (info === null || barrel.test(id)) continue;
    const code = info.code ?? '';
    modules.set(id, {
      imports: info.importedIds.flatMap((one) => (barrel.test(one) ? namedIn(code, one, graph) : [one])),
      isEntry: info.isEntry,
      isLate: info.dynamicImporters.length > 0,
      size: code.length * (/[\\/]node_modules[\\/]/.test(id) ? OF_LIBRARIES : OF_OURS),
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
  const plugin: Plugin = {
    name: 'file-groups',
    apply: 'build',
    buildEnd() {
      files = [...planFiles(modulesOf(this.getModuleIds(), this))];
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
