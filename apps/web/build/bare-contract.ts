/**
 * Of the contract, what a browser needs. It asks an endpoint for its method, its path and whether a session is needed;
 * what goes in and what comes out is checked by the server, and known to the compiler. So the build takes the shapes of
 * endpoints away, and all others but those of the few modules that a browser checks with; with them Zod goes from the
 * start. Whoever imports a shape that is gone breaks the build.
 * See docs/decisions/188-the-browser-needs-no-shapes.md.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import {
  type Call,
  declaredBy,
  type Import,
  importedBy,
  isCall,
  isObject,
  type Node,
  type ObjectLiteral,
  type Property,
  spokenIn,
  statementsOf,
  untyped,
  within,
} from './syntax-tree.ts';

/** Modules of the contract that a browser checks with: what is typed in, and drafts that a device keeps. */
const checkedWith = new Set(['block.ts', 'fields.ts', 'page.ts']);

/** What the client reads of an endpoint as it stands there. */
const asWritten = new Set(['method', 'path', 'unkeyed', 'upload']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isEndpoint = (node: Node): node is Call => isCall(node) && node.callee.name === 'endpoint';

/** What a module says of its endpoints, be it in a constant that several of them spread. */
function endpointsIn(program: Node): ReadonlySet<Node> {
  const said = [...within(program)]
    .filter(isCall)
    .flatMap(({ callee, arguments: [first] }) =>
      callee.name === 'endpoint' && isObject(first) ? first : [],
    );
  const spread = new Set(
    said.flatMap(({ properties }) => properties.map(({ argument }) => argument?.name ?? '')),
  );
  const common = statementsOf(program)
    .flatMap(declaredBy)
    .flatMap(({ name, init }) => (spread.has(name) && init !== undefined ? untyped(init) : []));
  return new Set([...said, ...common.filter(isObject)]);
}

const isKept = ({ type, key }: Property) => type === 'SpreadElement' || asWritten.has(key?.name ?? '');

/** What becomes of what is said of an endpoint. */
function bareEndpoint({ properties }: ObjectLiteral, code: string): string {
  const kept = properties.flatMap((property) => {
    const source = code.slice(property.start, property.end);
    if (isKept(property)) return [source];
    // Who may call is the server's to know; whether anybody may, the client's.
    if (property.key?.name === 'access') return [property.value?.value === 'public' ? source : 'access: {}'];
    return [];
  });
  return `{ ${kept.join(', ')} }`;
}

/** The names that a statement speaks of, endpoints as far as they stay. */
const spokenOf = (statement: Node, endpoints: ReadonlySet<Node>) => [
  ...spokenIn(statement, (node) =>
    isObject(node) && endpoints.has(node) ? node.properties.filter(isKept) : null,
  ),
];

/**
 * The names in a module of what speaks of Zod, be it by way of others.
 * @param shapesFrom those of a module that it imports
 */
export function shapesIn(program: Node, shapesFrom: (from: string) => ReadonlySet<string>): Set<string> {
  const endpoints = endpointsIn(program);
  const shapes = new Set<string>();
  for (const { from, names } of statementsOf(program).flatMap((one) => importedBy(one) ?? [])) {
    for (const [here, there] of names) {
      if (from === 'zod/mini' || shapesFrom(from).has(there)) shapes.add(here);
    }
  }
  const statements = statementsOf(program).map((one) => ({
    declared: declaredBy(one),
    spoken: spokenOf(one, endpoints),
  }));
  // What stands further up may speak of what stands further down.
  for (let known = -1; known < shapes.size;) {
    known = shapes.size;
    for (const { declared, spoken } of statements) {
      if (spoken.some((name) => shapes.has(name))) for (const { name } of declared) shapes.add(name);
    }
  }
  return shapes;
}

/** Whether a constant is made by a call; such a call has no effect but what it answers, where the code is pure. */
function isMade(init: Node): boolean {
  if (init.type.endsWith('FunctionExpression')) return false;
  return [...within(init)].some((node) => isCall(node) && !isEndpoint(node));
}

/** What becomes of an import: what is imported for shapes alone would be loaded all the same. */
function bareImport({ from, names }: Import, spoken: ReadonlySet<string>): string {
  const left = [...names].filter(([here]) => spoken.has(here));
  if (left.length === 0) return '';
  return `import { ${left.map(([here, there]) => `${there} as ${here}`).join(', ')} } from '${from}';`;
}

/**
 * The source of a module as the browser needs it.
 * @param program its syntax tree
 * @param gone names of the shapes that nobody checks anything with
 */
export function bare(code: string, program: Node, gone: ReadonlySet<string>): string {
  const endpoints = endpointsIn(program);
  const isGone = (statement: Node) => declaredBy(statement).some(({ name }) => gone.has(name));
  const left = statementsOf(program).filter((statement) => !isGone(statement));
  const spoken = new Set(left.flatMap((statement) => spokenOf(statement, endpoints)));
  const edits: Edit[] = [];
  for (const statement of statementsOf(program)) {
    const { start, end } = statement;
    const imported = importedBy(statement);
    const isPart = imported !== null && [...imported.names.keys()].some((name) => !spoken.has(name));
    if (isGone(statement)) edits.push({ start, end, text: '' });
    else if (gone.size > 0 && isPart) edits.push({ start, end, text: bareImport(imported, spoken) });
    else edits.push(...editsOf(statement, endpoints, code));
  }
  // From the end, so that the places of the others stay.
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((source, edit) => source.slice(0, edit.start) + edit.text + source.slice(edit.end), code);
}

function editsOf(statement: Node, endpoints: ReadonlySet<Node>, code: string): Edit[] {
  const bared = [...within(statement)].flatMap((node): Edit[] => {
    // It only types what is said.
    if (isEndpoint(node)) return [{ ...placeOf(node.callee), text: '' }];
    return isObject(node) && endpoints.has(node)
      ? [{ ...placeOf(node), text: bareEndpoint(node, code) }]
      : [];
  });
  const holds = (init: Node) => bared.some(({ start, end }) => init.start <= start && end <= init.end);
  const made = declaredBy(statement).flatMap(({ init }) =>
    init !== undefined && !holds(init) && isMade(init)
      ? [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
          { start: init.end, end: init.end, text: '))()' },
        ]
      : [],
  );
  return [...bared, ...made];
}

const placeOf = ({ start, end }: Node) => ({ start, end });

/** The shapes of a module of the contract and of those that it imports, as they stand in the sources. */
function shapesOfFile(file: string, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found =
    known.get(file) ??
    shapesIn(parseSync(file, readFileSync(file, 'utf8')).program, (from) =>
      from.startsWith('./') ? shapesOfFile(join(dirname(file), from), known) : new Set(),
    );
  known.set(file, found);
  return found;
}

/** For builds alone: the development server and the tests have the contract whole. */
export function bareContract(): Plugin {
  const known = new Map<string, ReadonlySet<string>>();
  return {
    name: 'bare-contract',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]packages[\\/](contract|engine|games)[\\/].+\.ts$/, code: /zod\/mini|endpoint\(/ },
      handler(code, id) {
        const isBared = /[\\/]contract[\\/]src[\\/]/.test(id) && !checkedWith.has(basename(id));
        const gone = isBared ? shapesOfFile(id, known) : new Set<string>();
        return { code: bare(code, this.parse(code), gone), map: null };
      },
    },
  };
}
