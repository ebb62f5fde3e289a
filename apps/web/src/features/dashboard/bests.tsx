import type { Best } from '@mindhero/contract/play';
import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Stars } from '@mindhero/ui/stars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bestsQuery } from '../../platform/bests.ts';
import { gameLink } from '../../platform/catalogue.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import classes from './dashboard.module.css';

/** More would be a wall; the lists of the games show the stars of each. */
const MOST_SHOWN = 6;

/** The best plays of the games that were bettered last. Where none can be played nobody is asked to. */
export function Bests({ isClosed }: { readonly isClosed: boolean }) {
  const { t } = useTranslation('dashboard');
  // Told here, not by a toast.
  const bests = useQuery({ ...bestsQuery, meta: {} });
  if (bests.isPending) return <CardSkeleton lines={4} />;
  return (
    <Card title={t('bests.title')}>
      {bests.isError ? (
        <LoadFailure item="results" error={bests.error} onRetry={bests.refetch} />
      ) : (
        <BestList bests={bests.data} isClosed={isClosed} />
      )}
    </Card>
  );
}

function BestList({ bests, isClosed }: { readonly bests: readonly Best[]; readonly isClosed: boolean }) {
  const { t } = useTranslation('dashboard');
  if (bests.length === 0) return <p className={classes.hint}>{t(isClosed ? 'bests.none' : 'bests.empty')}</p>;
  const newest = bests.toSorted((a, b) => b.finished_at.localeCompare(a.finished_at)).slice(0, MOST_SHOWN);
  return (
    <ul className={classes.rows}>
      {newest.map((best) => (
        <BestRow key={best.game} best={best} />
      ))}
    </ul>
  );
}

function BestRow({ best }: { readonly best: Best }) {
  const { t } = useTranslation(['dashboard', 'rooms', 'common']);
  const all = best.correct + best.incorrect + best.missed;
  return (
    <li>
      <Link {...gameLink(best.game)} className={classes.row}>
        <span className={classes.rowText}>
          <b>{t(`rooms:title.${best.game}`)}</b>
          <small>{t('dashboard:bests.correct', { correct: best.correct, all })}</small>
        </span>
        <Stars value={best.stars} label={t('common:stars', { value: best.stars })} />
      </Link>
    </li>
  );
}
