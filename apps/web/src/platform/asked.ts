import type { Endpoint } from '@mindhero/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { type Arguments, call } from './client.ts';

/** The query for what an endpoint answers, kept under `queryKey`. */
export const asked = <E extends Endpoint>(
  queryKey: readonly unknown[],
  endpoint: E,
  ...request: Arguments<E>
) => queryOptions({ queryKey, queryFn: () => call(endpoint, ...request) });
