import type { Endpoint } from '@mindhero/contract/endpoint';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { shapesOfKept } from './kept-shapes.ts';

const { list } = vi.hoisted(() => ({ list: [] as Endpoint[] }));
vi.mock('../src/platform/kept-endpoints.ts', () => ({ keptEndpoints: list }));

const answering = (
  answer: Endpoint['responses'][number],
  path: Endpoint['path'] = '/api/v1/one/',
): Endpoint => ({
  method: 'GET',
  path,
  summary: '',
  access: 'public',
  rate: { max: 1, seconds: 1 },
  responses: { 200: answer },
});
const shapesOf = (...endpoints: readonly Endpoint[]) => {
  list.splice(0, list.length, ...endpoints);
  return shapesOfKept();
};
beforeEach(() => void list.splice(0));

test('what is kept has another name for every change of what is answered, and only then', () => {
  const [narrow, wide] = [z.object({ id: z.int() }), z.object({ id: z.int(), name: z.string() })];
  const before = shapesOf(answering(narrow));
  expect(shapesOf({ ...answering(narrow), summary: 'In other words' })).toBe(before);
  const others = [
    shapesOf(answering(wide)),
    shapesOf(answering(narrow, '/api/v1/other/')),
    shapesOf(answering(narrow), answering(wide, '/api/v1/other/')),
  ];
  expect(new Set([before, ...others]).size).toBe(4);
});

test('a file is nothing that could be kept', () => {
  expect(() => shapesOf(answering({ file: ['text/csv'] }))).toThrow('could be kept');
});
