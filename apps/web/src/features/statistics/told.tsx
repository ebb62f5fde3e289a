import { CardSkeleton } from '@mindhero/ui/skeletons';
import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../platform/client.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';

interface ToldProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What a view tells, as soon as it is there; and where it fails, another try. */
export function Told<Data>({ query, children }: ToldProps<Data>) {
  if (query.isError) {
    // What the view is narrowed to is gone, or was never within reach: another try would find as little.
    if (query.error instanceof ApiError && query.error.status === 404)
      return <Navigate to="/error/$errorCode" params={{ errorCode: '404' }} replace />;
    return <LoadFailure item="statistics" error={query.error} onRetry={query.refetch} />;
  }
  if (query.isPending || query.isPlaceholderData) {
    return (
      <div aria-busy>
        <CardSkeleton lines={8} />
      </div>
    );
  }
  return children(query.data);
}
