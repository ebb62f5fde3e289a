import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { QuoteView } from './quote-view.tsx';
import type { Quoted } from './use-quote.ts';
import classes from './buying.module.css';

interface QuoteCardProps {
  readonly quoted: Quoted;
  /** Nothing is wanted, or it cannot be read. */
  readonly isEmpty: boolean;
}

/** The price while it is typed; an old one stays in sight, and is told from the new one, until that has come. */
export function QuoteCard({ quoted: { quote, isStale, error, askAgain }, isEmpty }: QuoteCardProps) {
  const { t } = useTranslation('plans');
  return (
    <Card title={t('buy.quote.title')}>
      <div
        className={classes.quoted}
        data-stale={isStale || undefined}
        aria-busy={isStale}
        aria-live="polite"
      >
        {error !== null && !isStale ? (
          <LoadFailure item="price" error={error} onRetry={askAgain} />
        ) : isEmpty ? (
          <p className={classes.hint}>{t('buy.nothing')}</p>
        ) : quote === undefined ? (
          <p className={classes.hint}>{t('buy.quote.pending')}</p>
        ) : (
          <QuoteView quote={quote} />
        )}
      </div>
      {isStale && quote !== undefined && <p className={classes.pending}>{t('buy.quote.pending')}</p>}
    </Card>
  );
}
