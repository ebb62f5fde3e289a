import { Button } from '@mindhero/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkedExample } from '../worked-example.tsx';
import type { State } from './rules.ts';
import classes from './columns.module.css';

/** What there is to learn from a finished page, until the pupil goes on. */
export function Lesson({
  state,
  mistakes,
  onNext,
}: {
  readonly state: State;
  readonly mistakes: readonly number[];
  readonly onNext: () => void;
}) {
  const { t } = useTranslation('columns');
  const lesson = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The way on is at hand, but what is to be read comes into sight from its beginning.
    next.current?.focus({ preventScroll: true });
    lesson.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const item = state.items[mistakes[0] ?? 0];
  return (
    <section ref={lesson} className={classes.lesson} aria-label={t('lesson')}>
      {state.settings.show_result === 'after_each' && item && (
        <>
          <h2>{t('lesson')}</h2>
          <WorkedExample terms={item.terms} />
        </>
      )}
      <Button ref={next} area="math" onClick={onNext}>
        {t('next')}
      </Button>
    </section>
  );
}
