/**
 * Of the contract, what a browser needs. It asks an endpoint for its method, its path and whether a session is needed;
 * what goes in and what comes out is checked by the server, and known to the compiler. So the build takes the shapes of
 * endpoints away, and lets the bundler drop every other shape that nobody checks anything with, and with them Zod.
 * See docs/decisions/187-screens-of-a-quarter-megabyte.md.
 */
import type { Plugin } from 'vite';

/** What the client reads of an endpoint as it stands there. */
const asWritten = new Set(['method', 'path', 'unkeyed', 'upload']);

/** Of the syntax tree, what is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}

interface Property extends Node {
  readonly key?: Node & { readonly name?: string };
  readonly value?: Node & { readonly value?: unknown };
}

interface ObjectLiteral extends Node {
  readonly properties: readonly Property[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isCall = (node: Node): node is Call => node.type === 'CallExpression';

const isObject = (node: Node | undefined): node is ObjectLiteral => node?.type === 'ObjectExpression';

/** The node and all below it. */
function* within(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* within(one);
  }
}

/** What becomes of one property of an endpoint: its source, or nothing. */
function bareProperty(property: Property, code: string): string | null {
  const source = code.slice(property.start, property.end);
  if (property.type === 'SpreadElement') return source;
  const name = property.key?.name ?? '';
  if (asWritten.has(name)) return source;
  // Who may call is the server's to know; whether anybody may, the client's.
  if (name === 'access') return property.value?.value === 'public' ? source : 'access: {}';
  return null;
}

/** Whether a constant is made by a call; such a call has no effect but what it answers, where the code is pure. */
function isMade(init: Node): boolean {
  if (init.type.endsWith('FunctionExpression')) return false;
  return [...within(init)].some(isCall);
}

/** The source of a module of the contract as the browser needs it. @param program its syntax tree */
export function bare(code: string, program: Node): string {
  const edits: Edit[] = [];
  for (const node of within(program)) {
    const [argument] = isCall(node) ? node.arguments : [];
    if (isCall(node) && node.callee.name === 'endpoint' && isObject(argument)) {
      const kept = argument.properties.flatMap((property) => bareProperty(property, code) ?? []);
      edits.push({ start: node.start, end: node.end, text: `({ ${kept.join(', ')} })` });
    }
  }
  const isEdited = ({ start, end }: Node) => edits.some((edit) => edit.start <= start && end <= edit.end);
  for (const init of constantsOf(program)) {
    if (isEdited(init) || !isMade(init)) continue;
    edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
    edits.push({ start: init.end, end: init.end, text: '))()' });
  }
  // From the end, so that the places of the others stay.
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((source, { start, end, text }) => source.slice(0, start) + text + source.slice(end), code);
}

/** The values of the module's own constants. */
function constantsOf(program: Node): Node[] {
  const body = 'body' in program && Array.isArray(program.body) ? program.body.filter(isNode) : [];
  return body.flatMap((statement) => {
    const inner =
      'declaration' in statement && isNode(statement.declaration) ? statement.declaration : statement;
    if (inner.type !== 'VariableDeclaration' || !('declarations' in inner)) return [];
    const declarations = Array.isArray(inner.declarations) ? inner.declarations.filter(isNode) : [];
    return declarations.flatMap((one) => ('init' in one && isNode(one.init) ? [one.init] : []));
  });
}

/** For builds alone: the development server and the tests have the contract whole. */
export function bareContract(): Plugin {
  return {
    name: 'bare-contract',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]packages[\\/](contract|engine|games)[\\/].+\.ts$/, code: /zod\/mini/ },
      handler(code) {
        return { code: bare(code, this.parse(code)), map: null };
      },
    },
  };
}
