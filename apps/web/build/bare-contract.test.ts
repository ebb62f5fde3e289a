import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { bare } from './bare-contract.ts';

const bared = (code: string) => bare(code, parseSync('one.js', code).program).trim();

test('of an endpoint stays what the client asks it', () => {
  const code = `export const rename = endpoint({
    method: 'PATCH', path: '/api/v1/users/{id}/', summary: 'Rename', access: staff, rate: { max: 1, seconds: 60 },
    unkeyed: 'session', params: z.object({ id }), body: z.object({ name: z.string() }), responses: { 200: user },
  });`;
  expect(bared(code)).toBe(
    "export const rename = ({ method: 'PATCH', path: '/api/v1/users/{id}/', access: {}, unkeyed: 'session' });",
  );
});

test('an endpoint that anybody may call says so, and what another gives it stays', () => {
  const code = `const file = (path) => endpoint({ ...common, path: \`\${path}export/\`, access: 'public', query: queryOf(path) });`;
  expect(bared(code)).toBe(
    "const file = (path) => ({ ...common, path: `${path}export/`, access: 'public' });",
  );
});

test('what is made by calls can be dropped where nobody needs it', () => {
  const code = `export const name = z.string().check(z.trim());\nconst answer = { 200: z.int() };\nexport const MOST = 5;\nexport const f = () => g();`;
  expect(bared(code)).toBe(
    `export const name = /* @__PURE__ */ (() => (z.string().check(z.trim())))();\nconst answer = /* @__PURE__ */ (() => ({ 200: z.int() }))();\nexport const MOST = 5;\nexport const f = () => g();`,
  );
});
