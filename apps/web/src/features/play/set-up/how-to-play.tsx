import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { useMediaQuery } from '@mindhero/ui/use-media-query';
import { useTranslation } from 'react-i18next';
import { Demonstration } from '../../../entities/game/demonstration/demonstration.tsx';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import classes from './set-up.module.css';

interface HowToPlayProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly room: AnyRoom;
  /** Tries a question first; left out where that is not offered. */
  readonly onTry?: (() => void) | undefined;
  readonly texts: RoomTexts;
}

/** The instructions, asked for or not. */
export function HowToPlay({ opened, onClose, onTry, room, texts }: HowToPlayProps) {
  const { t } = useTranslation(['play', 'common']);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('how_to_title', { title: texts.title })}>
      <div className={classes.how}>
        <Demonstration room={room} />
        <HowToSteps texts={texts} />
      </div>
      <div className={classes.known}>
        <Button fullWidth size="lg" data-autofocus onClick={onClose}>
          {t('got_it')}
        </Button>
        {onTry && (
          <Button kind="ghost" fullWidth onClick={onTry}>
            {t('practice.offer')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** How a game goes, a sentence a step; of keys nothing where fingers play. */
export function HowToSteps({ texts: { howTo, howToKeys } }: Pick<HowToPlayProps, 'texts'>) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const sentences = howToKeys === undefined || isTouch ? howTo : [...howTo, howToKeys];
  return (
    <ol className={classes.steps}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}
