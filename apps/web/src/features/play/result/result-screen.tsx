import { mistakesOf } from '@mindhero/engine/play';
import type { GameId } from '@mindhero/games/catalogue';
import { Button } from '@mindhero/ui/button';
import { late } from '@mindhero/ui/late';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { gameAfter, gameLink } from '../../../entities/game/catalogue.ts';
import { proposesTexts } from '../../../entities/reading/course.ts';
import { Dispensable } from '../../../platform/dispensable.tsx';
import { ButtonLink } from '../../../platform/links.tsx';
import { useStartKey } from '../use-start-key.ts';
import { ResultFrame, type ResultProps } from './result-frame.tsx';

/** Only after a text. */
const NextText = late(async () => (await import('./next-text.tsx')).NextText);

interface ResultScreenProps extends ResultProps {
  readonly game: GameId;
  readonly onAgain: () => void;
  /** Plays just what went wrong. */
  readonly onRetry: () => void;
  readonly onSetUp: () => void;
  /** Plays with settings that are proposed. */
  readonly onPlay: (settings: object) => void;
}

/** After a play: what it brought, and where to go from here. */
export function ResultScreen({ game, onAgain, onRetry, onSetUp, onPlay, ...result }: ResultScreenProps) {
  const { t } = useTranslation(['result', 'game_titles']);
  const { room, texts, ended, delivery } = result;
  const { subject, only } = room.rules;
  const next = gameAfter(game);
  const mistakes = only === undefined ? 0 : mistakesOf(ended.result.items).length;
  useStartKey(onAgain, true);
  return (
    <ResultFrame
      {...result}
      celebrates
      beside={proposesTexts(game) && <NextTextLate ended={ended} delivery={delivery} onStart={onPlay} />}
      more={
        <>
          <ButtonLink kind="subtle" to={`/games/${subject}`}>
            {t('result:back')}
          </ButtonLink>
          <Button kind="ghost" onClick={onSetUp}>
            {t('result:other_settings')}
          </Button>
          {mistakes > 0 && delivery?.kind === 'counted' && (
            <Button kind="ghost" area={subject} onClick={onRetry}>
              {t('result:retry_mistakes', { count: mistakes })}
            </Button>
          )}
        </>
      }
    >
      {next !== null && (
        <ButtonLink kind="ghost" {...gameLink(next)}>
          {t('result:next_game', { title: t(`game_titles:title.${next}`) })}
        </ButtonLink>
      )}
      <Button area={subject} size="lg" onClick={onAgain} aria-label={`${t('result:again')}: ${texts.title}`}>
        {t('result:again')}
      </Button>
    </ResultFrame>
  );
}

/** Room for it is there from the start, so that the review stays where it is; without a network it is given back. */
function NextTextLate({
  delivery,
  ...rest
}: ComponentProps<typeof NextText> & Pick<ResultProps, 'delivery'>) {
  if (delivery === null) return <CardSkeleton lines={2} />;
  if (delivery.kind !== 'counted') return null;
  return (
    <Dispensable resetKey={rest.ended.id}>
      <Suspense fallback={<CardSkeleton lines={2} />}>
        <NextText {...rest} />
      </Suspense>
    </Dispensable>
  );
}
