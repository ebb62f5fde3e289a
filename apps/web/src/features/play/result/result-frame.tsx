import type { Best } from '@mindhero/contract/play';
import type { AnyRoom } from '@mindhero/games/player';
import { guiseOf } from '@mindhero/ui/avatar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { LevelUp } from '../../../entities/person/level-up/level-up.tsx';
import { useMe } from '../../../entities/person/me.ts';
import type { Delivery } from '../../../entities/play/outbox/outbox.ts';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { CalmButton } from '../calm-button.tsx';
import { hasSound } from '../sound/has-sound.ts';
import { SoundButton } from '../sound/sound-button.tsx';
import { sound } from '../sound/sound.ts';
import type { EndedPlay } from '../start-play.ts';
import { Banner } from './banner.tsx';
import classes from './result.module.css';

export interface ResultProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly ended: EndedPlay;
  /** What the server said; null while it is asked. */
  readonly delivery: Delivery | null;
  readonly bestBefore: Best | null;
}

/** What a play brought, what was wrong and why. */
export function ResultFrame({
  room,
  texts,
  ended,
  delivery,
  bestBefore,
  celebrates = false,
  beside,
  more,
  children,
}: ResultProps & {
  /** A new level fills the screen: nothing is interrupted by it. */
  readonly celebrates?: boolean;
  /** What follows from it, above the review. */
  readonly beside?: ReactNode;
  /** Ways that are taken now and then: below the review. */
  readonly more?: ReactNode;
  /** The ways on from here, which are always in sight: two at most, the usual one last. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('play');
  const calm = useSwitch(calmSwitch);
  const guise = guiseOf(useMe().avatar) ?? 1;
  return (
    <div className={classes.page}>
      <Banner
        room={room}
        texts={texts}
        ended={ended}
        delivery={delivery}
        bestBefore={bestBefore}
        guise={guise}
        calm={calm}
      />
      {celebrates && delivery?.kind === 'counted' && (
        <LevelUp
          level={delivery.finished.level}
          points={delivery.finished.total_points}
          onShown={() => {
            if (!calm && hasSound(ended.settings)) sound('level');
          }}
        />
      )}
      <div className={classes.rest}>
        <section className={classes.review} aria-label={t('review')}>
          {beside}
          <room.Review settings={ended.settings} state={ended.state} calm={calm} />
        </section>
        <div className={classes.more}>
          <span className={classes.switches}>
            <SoundButton />
            <CalmButton />
          </span>
          {more}
        </div>
        <footer className={classes.ways} data-clear-of-toasts>
          {children}
        </footer>
      </div>
    </div>
  );
}
