/** For load balancers and supervisors. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const ok = z.object({ status: z.literal('ok') });

export const live = endpoint({
  method: 'GET',
  path: '/api/health/live/',
  summary: 'The process runs',
  access: 'public',
  rate: { max: 6000, seconds: 60 },
  responses: { 200: ok },
});

export const ready = endpoint({
  method: 'GET',
  path: '/api/health/ready/',
  summary: 'The process can serve: the database answers and nothing drains',
  access: 'public',
  rate: { max: 6000, seconds: 60 },
  responses: { 200: ok },
});
