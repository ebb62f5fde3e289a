/** What anybody may know about an installation. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Who runs it and is responsible for the data. */
export const operator = z.object({
  name: z.string(),
  /** Where to write or call, as lines of text. */
  contact: z.string(),
});
export type Operator = z.infer<typeof operator>;

export const getInstallation = endpoint({
  method: 'GET',
  path: '/api/v1/installation/',
  summary: 'Who runs this installation',
  access: 'public',
  rate: { max: 600, seconds: 60 },
  responses: { 200: z.object({ operator: z.nullable(operator) }) },
});
