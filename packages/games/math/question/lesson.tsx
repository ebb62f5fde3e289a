import { Button } from '@mindhero/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './lesson.module.css';

interface LessonProps {
  /** What there is to learn; without anything only the way on is offered. */
  readonly children?: ReactNode;
  readonly onNext: () => void;
}

/** What there is to learn from a mistake, until the pupil goes on. */
export function Lesson({ children, onNext }: LessonProps) {
  const { t } = useTranslation('rooms');
  const lesson = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The way on is at hand, but what is to be read comes into sight from its beginning.
    next.current?.focus({ preventScroll: true });
    lesson.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={lesson} className={classes.lesson} data-lesson aria-label={t('question.lesson')}>
      {Boolean(children) && (
        <>
          <h2>{t('question.lesson')}</h2>
          {children}
        </>
      )}
      <Button ref={next} area="math" onClick={onNext}>
        {t('question.next')}
      </Button>
    </section>
  );
}
