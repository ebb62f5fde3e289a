/** Who runs this installation, which changes with none of our releases; nobody misses it when it cannot be loaded. */
import { getInstallation } from '@mindhero/contract/installation';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => call(getInstallation),
  staleTime: 60 * 60 * 1000,
});
