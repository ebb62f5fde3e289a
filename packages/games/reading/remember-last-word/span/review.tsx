import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { RoundsReview } from '../../../rounds-review/rounds-review.tsx';
import { outcomeOf } from '../../shown-words/words-review.tsx';
import { SpanSentences } from './sentences-kept.tsx';
import { spanOf, type SpanState } from './state.ts';
import shared from '../../shown-words/shown-words.module.css';

/** How many sentences could be kept in mind, then every round. */
export function SpanReview({ state }: { readonly state: SpanState }) {
  const { t } = useTranslation('remember-last-word');
  const { past, language } = state;
  const span = spanOf(state);
  if (past.length === 0) return <Card>{t('span.nothing')}</Card>;
  return (
    <RoundsReview
      lead={span === null ? t('span.none') : t('span.best', { count: span })}
      nameWidth="7.5rem"
      rounds={past.map((one) => ({
        outcome: outcomeOf(one),
        name: t('span.sentences', { count: one.round.sentences.length }),
        told: (
          <div className={shared.told} data-read="ground">
            <SpanSentences past={one} language={language} />
          </div>
        ),
      }))}
    />
  );
}
