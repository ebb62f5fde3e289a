import { CardSkeleton } from '@mindhero/ui/skeletons';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';

interface ToldProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What a view tells, as soon as it is there; and where it fails, another try. */
export function Told<Data>({ query, children }: ToldProps<Data>) {
  if (query.isError) {
    return <Failed onRetry={query.refetch} />;
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
