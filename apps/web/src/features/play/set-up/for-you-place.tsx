import { late } from '@mindhero/ui/late';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import { readingCourseQuery } from '../../../entities/reading/queries.ts';
import { Dispensable } from '../../../platform/dispensable.tsx';
import classes from './for-you.module.css';

const ForYou = late(async () => (await import('./for-you.tsx')).ForYou);

/** Room for the text that suits; given back where nobody can say which one that is. */
export function ForYouPlace(props: ComponentProps<typeof ForYou>) {
  const course = useQuery({ ...readingCourseQuery, meta: {} });
  if (course.isError || course.isPaused) return null;
  return (
    <div className={classes.place}>
      <Dispensable resetKey={course.dataUpdatedAt}>
        <Suspense fallback={null}>{course.data !== undefined && <ForYou {...props} />}</Suspense>
      </Dispensable>
    </div>
  );
}
