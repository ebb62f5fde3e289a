import type { Best } from '@mindhero/contract/play';
import { Card } from '@mindhero/ui/card';
import { PointsSign } from '@mindhero/ui/points-sign';
import { Stars } from '@mindhero/ui/stars';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import classes from './set-up.module.css';

/** The best result so far, with its stars. */
export function BestCard({ best }: { readonly best: Best | null }) {
  const { t } = useTranslation(['play', 'common']);
  const format = useFormats();
  if (best === null) {
    return (
      <Card title={t('your_best')}>
        <p className={classes.muted}>{t('no_best')}</p>
      </Card>
    );
  }
  const date = format.shortDate(best.finished_at);
  const total = best.correct + best.incorrect + best.missed;
  return (
    <Card title={t('your_best')}>
      <Stars value={best.stars} size={28} label={t('common:stars', { value: best.stars })} />
      <p className={classes.muted}>
        {best.level === null
          ? t('best_result', { correct: best.correct, total, date })
          : t('best_level', { level: best.level, date })}
        {' · '}
        <PointsSign /> {t('common:points', { count: best.points })}
      </p>
    </Card>
  );
}
