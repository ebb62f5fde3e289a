import { late } from '@mindhero/ui/late';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { endingPlansQuery } from '../../entities/plan/ending.ts';

/** Most days nobody's plan ends. */
const EndingCard = late(async () => (await import('./ending-card.tsx')).EndingCard);

/** Whose plans end soon; nothing where nobody's do, and where nobody knows. */
export function EndingPlans() {
  const { data } = useQuery(endingPlansQuery);
  if (data === undefined || data.count === 0) return null;
  return (
    <Suspense fallback={null}>
      <EndingCard ending={data} />
    </Suspense>
  );
}
