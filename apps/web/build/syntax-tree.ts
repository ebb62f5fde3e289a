/** Of a module's syntax tree, what builds look at: its statements, what they declare and what they speak of. */

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}

export interface Property extends Node {
  readonly key?: Node & { readonly name?: string };
  readonly value?: Node & { readonly value?: unknown };
  /** Of what is spread. */
  readonly argument?: Node & { readonly name?: string };
}

export interface ObjectLiteral extends Node {
  readonly properties: readonly Property[];
}

export const isCall = (node: Node): node is Call => node.type === 'CallExpression';

export const isObject = (node: Node | undefined): node is ObjectLiteral => node?.type === 'ObjectExpression';

/** The value itself, whatever type it is said to have. */
export function untyped(node: Node): Node {
  const [inner] = node.type.startsWith('TS') ? partsOf(node, 'expression') : [];
  return inner === undefined ? node : untyped(inner);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isNamed = (node: Node): node is Node & { readonly name: string } => node.type === 'Identifier';

/** The node's own parts; a part's name can be given to get that alone. */
function* partsOf(node: Node, ...only: readonly string[]): Generator<Node> {
  for (const [name, value] of Object.entries(node)) {
    if (only.length > 0 && !only.includes(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield one;
  }
}

/** The node and all below it. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const part of partsOf(node)) yield* within(part);
}

/** The statements of a module. */
export function statementsOf(program: Node): Node[] {
  return [...partsOf(program, 'body')];
}

/** What a statement declares: constants with what they are set to, functions; exported or not. */
export function declaredBy(statement: Node): { readonly name: string; readonly init?: Node }[] {
  const [inner = statement] = statement.type.startsWith('Export') ? partsOf(statement, 'declaration') : [];
  if (/^(Function|Class)Declaration$/.test(inner.type)) return namesOf([...partsOf(inner, 'id')]);
  if (inner.type !== 'VariableDeclaration') return [];
  return [...partsOf(inner, 'declarations')].flatMap((one) => {
    const [init] = partsOf(one, 'init');
    return namesOf([...partsOf(one, 'id')]).map((named) => (init === undefined ? named : { ...named, init }));
  });
}

const namesOf = (nodes: readonly Node[]) => nodes.filter(isNamed).map(({ name }) => ({ name }));

export interface Import {
  readonly from: string;
  /** By what they are called here: what they are called there, or `*` for all of it. */
  readonly names: ReadonlyMap<string, string>;
}

/** What a statement imports for more than its types, if it is an import. */
export function importedBy(statement: Node): Import | null {
  if (statement.type !== 'ImportDeclaration' || isOfTypes(statement)) return null;
  const [source] = partsOf(statement, 'source');
  const names = [...partsOf(statement, 'specifiers')].flatMap((specifier) => {
    const [local] = [...partsOf(specifier, 'local')].filter(isNamed);
    const [imported] = [...partsOf(specifier, 'imported')].filter(isNamed);
    return local === undefined || isOfTypes(specifier) ? [] : [[local.name, imported?.name ?? '*'] as const];
  });
  return {
    from: source !== undefined && 'value' in source ? String(source.value) : '',
    names: new Map(names),
  };
}

const isOfTypes = (node: Node) => 'importKind' in node && node.importKind === 'type';

/** What of a node is looked at; null for all of it. */
type Sight = (node: Node) => readonly Node[] | null;

/** The names that a node speaks of; declarations, imports and types apart. */
export function* spokenIn(node: Node, sight: Sight): Generator<string> {
  if (node.type === 'ImportDeclaration') return;
  if (isNamed(node)) yield node.name;
  else for (const part of sight(node) ?? speaking(node)) yield* spokenIn(part, sight);
}

function speaking(node: Node): Iterable<Node> {
  if (node.type.startsWith('TS')) return partsOf(node, 'expression');
  const isComputed = 'computed' in node && node.computed === true;
  if (node.type === 'MemberExpression' && !isComputed) return partsOf(node, 'object');
  return partsOf(node, ...(node.type === 'Property' && !isComputed ? ['value'] : []));
}
