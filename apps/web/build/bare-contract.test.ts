import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { bare, shapesIn } from './bare-contract.ts';

const parsed = (code: string) => parseSync('one.ts', code).program;
const kept = (code: string) => bare(code, parsed(code), new Set()).trim();

/** @param others shapes of another module, as it is imported */
const bared = (code: string, others: Readonly<Record<string, readonly string[]>> = {}) =>
  bare(
    code,
    parsed(code),
    shapesIn(parsed(code), (from) => new Set(others[from])),
  )
    .split('\n')
    .filter((line) => line.trim() !== '');

test('of an endpoint stays what the client asks it', () => {
  const code = `export const rename = endpoint({
    method: 'PATCH', path: '/api/v1/users/{id}/', summary: 'Rename', access: staff, rate: { max: 1, seconds: 60 },
    unkeyed: 'session', params: z.object({ id }), body: z.object({ name: z.string() }), responses: { 200: user },
  });`;
  expect(kept(code)).toBe(
    "export const rename = ({ method: 'PATCH', path: '/api/v1/users/{id}/', access: {}, unkeyed: 'session' });",
  );
});

test('an endpoint that anybody may call says so, and what another gives it stays', () => {
  const code = `const file = (path) => endpoint({ ...common, path: \`\${path}export/\`, access: 'public', query: queryOf(path) });`;
  expect(kept(code)).toBe(
    "const file = (path) => ({ ...common, path: `${path}export/`, access: 'public' });",
  );
});

test('what is made by calls can be dropped where nobody needs it', () => {
  const code = `export const name = z.string().check(z.trim());\nconst answer = { 200: z.int() };\nexport const MOST = 5;\nexport const f = () => g();`;
  expect(kept(code)).toBe(
    `export const name = /* @__PURE__ */ (() => (z.string().check(z.trim())))();\nconst answer = /* @__PURE__ */ (() => ({ 200: z.int() }))();\nexport const MOST = 5;\nexport const f = () => g();`,
  );
});

test('shapes are gone, whatever makes them, and with them what is imported for them alone', () => {
  const code = `import * as z from 'zod/mini';
import { subjects } from '@mindhero/engine/play';
import { staff } from './access.ts';
import { type Named, nameOf } from './name.ts';
import { page } from './page.ts';
/** One page of a list of ids: with z.object, as page makes it. */
const params = z.object({ page: z.int() });
export const list = page(params);
export const first = firstOf();
function firstOf(): string { return list.shape.page; }
export const isList = (value: unknown) => list.safeParse(value).success;
export const called = (value: { page: Named; list: string }): string => nameOf(value.page) as typeof list;
export type List = z.infer<typeof list>;
const usual = { method: 'GET', responses: { 200: list } } as const;
export const get = endpoint({ ...usual, path: '/api/one/{page}/', access: staff, params });`;
  expect(bared(code, { './page.ts': ['page'] })).toEqual([
    "import { type Named, nameOf } from './name.ts';",
    '/** One page of a list of ids: with z.object, as page makes it. */',
    'export const called = (value: { page: Named; list: string }): string => nameOf(value.page) as typeof list;',
    'export type List = z.infer<typeof list>;',
    "const usual = { method: 'GET' } as const;",
    "export const get = ({ ...usual, path: '/api/one/{page}/', access: {} });",
  ]);
});

test('what comes from others under another name is a shape as it was there', () => {
  const code = `import { id as number, most as id } from './page.ts';
export const one = [number];
export const other = [id];`;
  expect(bared(code, { './page.ts': ['id'] })).toEqual([
    "import { most as id } from './page.ts';",
    'export const other = [id];',
  ]);
});
