/** What an answer that a device keeps looks like: another version of the app reads only what has the shapes it knows. */
import { createHash } from 'node:crypto';
import type { Endpoint } from '@mindhero/contract/endpoint';
import * as z from 'zod/mini';
import { keptEndpoints } from '../src/platform/kept-endpoints.ts';

const kept: readonly Endpoint[] = keptEndpoints;

/** Another for every change of the shapes of kept answers. */
export function shapesOfKept(): string {
  const hash = createHash('sha256');
  for (const { path, responses } of kept) {
    const shape = responses[200];
    if (shape === undefined || 'file' in shape) throw new Error(`${path} answers nothing that could be kept`);
    hash.update(JSON.stringify([path, z.toJSONSchema(shape)]));
  }
  return hash.digest('base64url').slice(0, 8);
}
