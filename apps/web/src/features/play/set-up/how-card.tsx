import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { Demonstration } from '../../../entities/game/demonstration/demonstration.tsx';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { HowToSteps } from './how-to-play.tsx';
import classes from './set-up.module.css';

interface HowCardProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  /** Something stands before it, so that nobody sees it. */
  readonly isCovered: boolean;
  /** Tries a question first; left out where that is not offered. */
  readonly onTry: (() => void) | undefined;
}

/** How the game goes, to look at and in words; on phones the words are behind their button. */
export function HowCard({ room, texts, isCovered, onTry }: HowCardProps) {
  const { t } = useTranslation('play');
  return (
    <Card title={t('how_to_play')}>
      <div className={classes.how}>
        <Demonstration room={room} isCovered={isCovered} />
        {onTry && (
          <Button kind="ghost" area={room.rules.subject} data-offers-try onClick={onTry}>
            {t('practice.offer')}
          </Button>
        )}
        <div className={classes.words}>
          <HowToSteps texts={texts} />
        </div>
      </div>
    </Card>
  );
}
