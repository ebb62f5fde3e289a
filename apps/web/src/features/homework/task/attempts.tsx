import type { Attempt } from '@mindhero/contract/task-results';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { useWhen } from '../../../entities/homework/homework-line.tsx';
import { useFormats } from '../../../platform/format.ts';
import { percentOf } from './standing.ts';
import classes from './task.module.css';

/** Every finished attempt, the newest first, and which of them counts. */
export function Attempts({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const { t } = useTranslation('homework');
  const finished = attempts.filter(({ finished_at: at }) => at !== null).toReversed();
  if (finished.length === 0) return null;
  return (
    <Card title={t('attempts.title')}>
      <p className={classes.hint}>{t('attempts.best')}</p>
      <ul className={classes.attempts}>
        {finished.map((attempt) => (
          <AttemptRow key={attempt.id} attempt={attempt} />
        ))}
      </ul>
    </Card>
  );
}

function AttemptRow({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation('homework');
  const { percent } = useFormats();
  const when = useWhen();
  const { number, finished_at: finishedAt, counts } = attempt;
  const right = percentOf(attempt);
  return (
    <li className={classes.block}>
      <span className={classes.text}>
        <b>{t('attempts.number', { number })}</b>
        <small>{finishedAt !== null && when(finishedAt)}</small>
      </span>
      {counts && <Pill tone="gold">{t('attempts.counts')}</Pill>}
      {right !== null && <b>{percent(right)}</b>}
    </li>
  );
}
