import { Card } from '@mindhero/ui/card';
import { late } from '@mindhero/ui/late';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readingCourseQuery } from './queries.ts';
import classes from './course.module.css';

/** It comes when it is asked for. */
const Course = late(async () => (await import('./course.tsx')).Course);

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
            <Course texts={texts} />
          </Suspense>
        )}
      </details>
    </Card>
  );
}
