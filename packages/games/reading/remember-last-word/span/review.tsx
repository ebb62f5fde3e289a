import { Card } from '@mindhero/ui/card';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SpanSentences } from './sentences-kept.tsx';
import { type SpanPast, spanOf, type SpanState } from './state.ts';
import shared from '../../shown-words/shown-words.module.css';

const icons = { right: IconCheck, wrong: IconX, missed: IconMinus };

function outcomeOf({ isRight, given }: SpanPast): keyof typeof icons {
  if (given === null) return 'missed';
  return isRight ? 'right' : 'wrong';
}

/** How many sentences could be kept in mind, then every round. */
export function SpanReview({ state }: { readonly state: SpanState }) {
  const { t } = useTranslation(['remember-last-word', 'rooms']);
  const { past, language } = state;
  const span = spanOf(state);
  if (past.length === 0) return <Card>{t('span.nothing')}</Card>;
  return (
    <Card>
      <p className={shared.lead}>{span === null ? t('span.none') : t('span.best', { count: span })}</p>
      <ol className={shared.rounds}>
        {past.map((one, index) => {
          const outcome = outcomeOf(one);
          const Icon = icons[outcome];
          return (
            <li key={index} data-outcome={outcome}>
              <strong>{t('span.sentences', { count: one.round.sentences.length })}</strong>
              <div data-read="ground">
                <SpanSentences past={one} language={language} />
              </div>
              <Icon aria-label={t(`rooms:question.${outcome}`)} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
