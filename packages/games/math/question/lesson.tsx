import { Button } from '@mindhero/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import classes from './lesson.module.css';

interface LessonProps extends Pick<PlayerProps<never, never, never>, 'rest'> {
  readonly children: ReactNode;
  readonly onNext: () => void;
}

/** What there is to learn from a mistake, until the pupil goes on. The clock waits. */
export function Lesson({ children, rest, onNext }: LessonProps) {
  const { t } = useTranslation('rooms');
  const beginning = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The question stays in sight as long as the lesson's beginning is; the way on is at hand in any case.
    next.current?.focus({ preventScroll: true });
    beginning.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    rest(true);
    return () => rest(false);
  }, [rest]);
  return (
    <section className={classes.lesson} data-lesson aria-label={t('question.lesson')}>
      <h2 ref={beginning}>{t('question.lesson')}</h2>
      {children}
      <div className={classes.on}>
        <Button ref={next} area="math" onClick={onNext}>
          {t('question.next')}
        </Button>
      </div>
    </section>
  );
}
