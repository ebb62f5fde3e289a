import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { Pill } from '@mindhero/ui/pill';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Demonstration } from '../../../entities/game/demonstration/demonstration.tsx';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import type { HomeworkRoundProps } from '../../../entities/homework/homework.ts';
import { HowToSteps } from '../set-up/how-to-play.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { useStartKey } from '../use-start-key.ts';
import classes from './homework.module.css';

interface RoundStartProps extends Pick<HomeworkRoundProps, 'name' | 'blocks' | 'place' | 'onLeave'> {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  /** Null when the rules of today do not take them. */
  readonly settings: object | null;
  readonly repeats: number;
  /** Why the last start failed, in words. */
  readonly problem: ReactNode;
  readonly onStart: () => void;
  /** Tries a question first; left out where that is not offered. */
  readonly onTry: (() => void) | undefined;
}

/** Before a block: which game it is, how it is played, and how often. There is nothing to choose. */
export function RoundStart({
  name,
  blocks,
  place,
  room,
  texts,
  settings,
  repeats,
  problem,
  onStart,
  onTry,
  onLeave,
}: RoundStartProps) {
  const { t } = useTranslation(['homework', 'play']);
  useStartKey(onStart, true);
  return (
    <Page
      title={texts.title}
      crumbs={[name, t('homework:block', { block: place.block + 1, all: blocks.length })]}
      actions={
        <>
          <SoundButton />
          <Button kind="subtle" onClick={onLeave}>
            {t('homework:round.overview')}
          </Button>
          {onTry && (
            <Button kind="ghost" data-offers-try onClick={onTry}>
              {t('play:practice.offer')}
            </Button>
          )}
          <Button className={classes.start} area={room.rules.subject} size="lg" onClick={onStart}>
            {t('play:start')}
          </Button>
        </>
      }
    >
      {problem}
      <div className={classes.parts}>
        <Card area={room.rules.subject} title={texts.tagline}>
          {repeats > 1 && <p>{t('homework:round.of', { round: place.round, all: repeats })}</p>}
          {settings !== null && (
            <p className={classes.pills}>
              {settingsSummary(room.rules, settings, texts, { whole: true }).map((part) => (
                <Pill key={part}>{part}</Pill>
              ))}
            </p>
          )}
        </Card>
        <Card title={t('play:how_to_play')}>
          <div className={classes.how}>
            <Demonstration room={room} />
            <HowToSteps texts={texts} />
          </div>
        </Card>
      </div>
    </Page>
  );
}
