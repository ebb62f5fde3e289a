import { mistakesOf } from '@mindhero/engine/play';
import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../platform/links.tsx';
import { useStartKey } from '../use-start-key.ts';
import { ResultFrame, type ResultProps } from './result-frame.tsx';

interface ResultScreenProps extends ResultProps {
  readonly onAgain: () => void;
  /** Plays just what went wrong. */
  readonly onRetry: () => void;
  readonly onSetUp: () => void;
}

/** After a play: what it brought, and where to go from here. */
export function ResultScreen({ onAgain, onRetry, onSetUp, ...result }: ResultScreenProps) {
  const { t } = useTranslation('play');
  const { room, texts, ended, delivery } = result;
  const { subject, only } = room.rules;
  const mistakes = only === undefined ? 0 : mistakesOf(ended.result.items).length;
  useStartKey(onAgain, true);
  return (
    <ResultFrame {...result}>
      <ButtonLink kind="subtle" to={`/games/${subject}`}>
        {t('result.back')}
      </ButtonLink>
      <Button kind="ghost" onClick={onSetUp}>
        {t('result.other_settings')}
      </Button>
      {mistakes > 0 && delivery?.kind === 'counted' && (
        <Button kind="ghost" area={subject} onClick={onRetry}>
          {t('result.retry_mistakes', { count: mistakes })}
        </Button>
      )}
      <Button area={subject} size="lg" onClick={onAgain} aria-label={`${t('result.again')}: ${texts.title}`}>
        {t('result.again')}
      </Button>
    </ResultFrame>
  );
}
