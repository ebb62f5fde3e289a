import type { Best } from '@mindhero/contract/play';
import { mistakesOf } from '@mindhero/engine/play';
import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import type { RoomTexts } from '../../../platform/game-settings/room-texts.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import type { Delivery } from '../../../platform/outbox/outbox.ts';
import { CalmButton } from '../calm-button.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import type { EndedPlay } from '../start-play.ts';
import { useStartKey } from '../use-start-key.ts';
import { Banner } from './banner.tsx';
import { LevelUp } from './level-up.tsx';
import classes from './result.module.css';

interface ResultScreenProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly ended: EndedPlay;
  /** What the server said; null while it is asked. */
  readonly delivery: Delivery | null;
  readonly bestBefore: Best | null;
  readonly onAgain: () => void;
  /** Plays just what went wrong. */
  readonly onRetry: () => void;
  readonly onSetUp: () => void;
}

/** After a play: what it brought, what was wrong and why, and where to go from here. */
export function ResultScreen({
  room,
  texts,
  ended,
  delivery,
  bestBefore,
  onAgain,
  onRetry,
  onSetUp,
}: ResultScreenProps) {
  const { t } = useTranslation('play');
  const { subject, only } = room.rules;
  const mistakes = only === undefined ? 0 : mistakesOf(ended.result.items).length;
  const calm = useSwitch(calmSwitch);
  useStartKey(onAgain, true);
  return (
    <div className={classes.page}>
      <Banner
        room={room}
        texts={texts}
        ended={ended}
        delivery={delivery}
        bestBefore={bestBefore}
        calm={calm}
      />
      {delivery?.kind === 'counted' && <LevelUp finished={delivery.finished} />}
      <section aria-label={t('result.review')}>
        <room.Review settings={ended.settings} state={ended.state} calm={calm} />
      </section>
      <footer className={classes.actions} data-clear-of-toasts>
        <span className={classes.switches}>
          <SoundButton />
          <CalmButton />
        </span>
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
        <Button
          area={subject}
          size="lg"
          onClick={onAgain}
          aria-label={`${t('result.again')}: ${texts.title}`}
        >
          {t('result.again')}
        </Button>
      </footer>
    </div>
  );
}
