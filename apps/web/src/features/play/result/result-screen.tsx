import { mistakesOf } from '@mindhero/engine/play';
import type { GameId } from '@mindhero/games/catalogue';
import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { gameAfter, gameLink } from '../../../entities/game/catalogue.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { useStartKey } from '../use-start-key.ts';
import { ResultFrame, type ResultProps } from './result-frame.tsx';

interface ResultScreenProps extends ResultProps {
  readonly game: GameId;
  readonly onAgain: () => void;
  /** Plays just what went wrong. */
  readonly onRetry: () => void;
  readonly onSetUp: () => void;
}

/** After a play: what it brought, and where to go from here. */
export function ResultScreen({ game, onAgain, onRetry, onSetUp, ...result }: ResultScreenProps) {
  const { t } = useTranslation(['play', 'game_titles']);
  const { room, texts, ended, delivery } = result;
  const { subject, only } = room.rules;
  const next = gameAfter(game);
  const mistakes = only === undefined ? 0 : mistakesOf(ended.result.items).length;
  useStartKey(onAgain, true);
  return (
    <ResultFrame
      {...result}
      more={
        <>
          <ButtonLink kind="subtle" to={`/games/${subject}`}>
            {t('play:result.back')}
          </ButtonLink>
          <Button kind="ghost" onClick={onSetUp}>
            {t('play:result.other_settings')}
          </Button>
          {mistakes > 0 && delivery?.kind === 'counted' && (
            <Button kind="ghost" area={subject} onClick={onRetry}>
              {t('play:result.retry_mistakes', { count: mistakes })}
            </Button>
          )}
        </>
      }
    >
      {next !== null && (
        <ButtonLink kind="ghost" {...gameLink(next)}>
          {t('play:result.next_game', { title: t(`game_titles:title.${next}`) })}
        </ButtonLink>
      )}
      <Button
        area={subject}
        size="lg"
        onClick={onAgain}
        aria-label={`${t('play:result.again')}: ${texts.title}`}
      >
        {t('play:result.again')}
      </Button>
    </ResultFrame>
  );
}
