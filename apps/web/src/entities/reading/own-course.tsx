import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readingCourseQuery } from './queries.ts';
import classes from './course.module.css';

/** Charts weigh more than all the rest of a screen: they come when they are asked for. */
const CourseChart = lazy(() => import('./course-chart.tsx'));

/** How one's own reading goes; nothing where nobody knows or nothing was read. */
export function OwnCourse() {
  const { t } = useTranslation('reading');
  const [isOpen, setOpen] = useState(false);
  const texts = useQuery({ ...readingCourseQuery, meta: {} }).data?.texts ?? [];
  if (texts.length === 0) return null;
  return (
    <Card title={t('title')}>
      <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('text')}</summary>
        {isOpen && (
          <Suspense fallback={<CardSkeleton lines={8} />}>
            <CourseChart texts={texts} />
          </Suspense>
        )}
      </details>
    </Card>
  );
}
