import type { Best } from '@mindhero/contract/play';
import { catalogue } from '@mindhero/games/catalogue';
import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Stars } from '@mindhero/ui/stars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bestsQuery } from '../../platform/bests.ts';
import classes from './dashboard.module.css';

/** The best play of each game, the newest first. */
export function Bests() {
  const { t } = useTranslation('dashboard');
  const bests = useQuery(bestsQuery);
  if (bests.isPending) return <CardSkeleton lines={4} />;
  if (bests.isError) return null;
  const newestFirst = bests.data.toSorted((a, b) => b.finished_at.localeCompare(a.finished_at));
  return (
    <Card title={t('bests.title')}>
      {newestFirst.length === 0 ? (
        <p className={classes.hint}>{t('bests.empty')}</p>
      ) : (
        <ul className={classes.rows}>
          {newestFirst.map((best) => (
            <BestRow key={best.game} best={best} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function BestRow({ best }: { readonly best: Best }) {
  const { t } = useTranslation(['dashboard', 'rooms', 'common']);
  const path = catalogue.find((game) => game.id === best.game)?.path;
  const all = best.correct + best.incorrect + best.missed;
  return (
    <li>
      <Link to={path ?? '/games'} className={classes.row}>
        <span className={classes.rowText}>
          <b>{t(`rooms:title.${best.game}`)}</b>
          <small>{t('dashboard:bests.correct', { correct: best.correct, all })}</small>
        </span>
        <Stars value={best.stars} label={t('common:stars', { value: best.stars })} />
      </Link>
    </li>
  );
}
