import type { Best } from '@mindhero/contract/play';
import type { AnyRoom } from '@mindhero/games/player';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import type { RoomTexts } from '../../../platform/game-settings/room-texts.ts';
import type { Delivery } from '../../../platform/outbox/outbox.ts';
import { CalmButton } from '../calm-button.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import type { EndedPlay } from '../start-play.ts';
import { Banner } from './banner.tsx';
import { LevelUp } from './level-up.tsx';
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
  children,
}: ResultProps & {
  /** The ways on from here. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('play');
  const calm = useSwitch(calmSwitch);
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
        {children}
      </footer>
    </div>
  );
}
