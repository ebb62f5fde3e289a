import { createHash } from 'node:crypto';
import { takesKey } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { OpenApi } from './openapi.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('the document is valid OpenAPI 3.1', async () => {
  const document = (await server.call('GET', '/api/openapi.json')).json<Record<string, unknown>>();
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('it holds every endpoint with who may call it, how often, every path parameter and the idempotency key', async () => {
  const { paths } = (await server.call('GET', '/api/openapi.json')).json<OpenApi>();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({
      operationId: name,
      'x-access': endpoint.access,
      'x-rate': endpoint.rate,
      security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    });
    expect(Object.keys(operation?.responses ?? {})).toEqual([...Object.keys(endpoint.responses), 'default']);
    const named = operation?.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name);
    expect(named).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    const headers = operation?.parameters.filter((parameter) => parameter.in === 'header');
    expect(headers?.map(({ name, required }) => [name, required])).toEqual(
      takesKey(endpoint) ? [['Idempotency-Key', false]] : [],
    );
  }
});

test.each(['/api/openapi.json', '/api/docs/', '/api/docs'])(
  '%s answers HEAD as GET, without a body',
  async (path) => {
    const head = await server.call('HEAD', path);
    const get = await server.call('GET', path);
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.body).toBe('');
  },
);

test('the page names every endpoint, runs no script and asks no other host', async () => {
  const answer = await server.call('GET', '/api/docs/');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of Object.values(endpoints)) expect(answer.body).toContain(path);
  expect(answer.body).not.toMatch(/<script|https?:\/\/|\s(on\w+|style)=/);
  const [, sheet = ''] = /<style>(.+?)<\/style>/s.exec(answer.body) ?? [];
  const hash = createHash('sha256').update(sheet).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
});

/** The addresses of a tree of routes, as its framework prints it: four signs to a level. */
function addressesIn(tree: string): readonly string[] {
  const above: string[] = [];
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, indent = '', part = ''] = /^((?:[│ ] {3})*)[├└]── (\S+)/.exec(line) ?? [];
      const level = indent.length / 4;
      above.splice(level, Infinity, (above[level - 1] ?? '') + part);
      return (above[level] ?? '').replaceAll(/:(\w+)/g, '{$1}');
    });
}

/** Beside those of the contract: the document itself, and where a browser comes back to that has paid elsewhere. */
const others = ['/api/openapi.json', '/api/docs', '/payments/return/{order}'];

test('there is no address that it does not name', () => {
  const known = [...Object.values(endpoints).map(({ path }) => path.replace(/\/$/, '')), ...others];
  const there = addressesIn(server.app.printRoutes({ commonPrefix: false }));
  expect(there.length).toBeGreaterThan(known.length / 2);
  expect(there.filter((address) => !known.includes(address))).toEqual([]);
  expect(known.filter((address) => !there.includes(address))).toEqual([]);
});
