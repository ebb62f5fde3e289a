import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { Pill } from '@mindhero/ui/pill';
import { Rail } from '@mindhero/ui/rail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { railLabel } from '../rail-label.ts';
import { useStartKey } from '../use-start-key.ts';
import type { LeftPlay } from './use-left-play.ts';
import classes from './left.module.css';

interface LeftScreenProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly left: LeftPlay;
  readonly crumbs: ReactNode[];
  /** What becomes of a play that is not gone on with. */
  readonly hint: string;
  /** Other ways than going on. */
  readonly others: ReactNode;
  /** Why going on failed, in words. */
  readonly problem: ReactNode;
  readonly onContinue: () => void;
}

/** Instead of the set-up, where a play of the game was left: it waits to be gone on with. */
export function LeftScreen({
  room,
  texts,
  left,
  crumbs,
  hint,
  others,
  problem,
  onContinue,
}: LeftScreenProps) {
  const { t } = useTranslation('play');
  const calm = useSwitch(calmSwitch);
  const { rules } = room;
  const { play, progress } = left;
  const feedback = room.feedback?.(play.setUp.settings) ?? 'words';
  const beads = feedback === 'none' ? progress.done.map(() => 'brand' as const) : progress.done;
  useStartKey(onContinue, true);
  return (
    <Page
      title={texts.title}
      crumbs={crumbs}
      actions={
        <>
          {others}
          <Button area={rules.subject} size="lg" onClick={onContinue}>
            {t('resume')}
          </Button>
        </>
      }
    >
      {problem}
      <Card area={rules.subject} title={t('left.title')}>
        <div className={classes.left}>
          {progress.total !== 0 && (
            <Rail done={beads} total={progress.total} label={railLabel(t, progress, feedback)} />
          )}
          <p className={classes.pills}>
            {settingsSummary(rules, play.setUp.settings, texts, {
              calm,
              material: play.setUp.material?.title,
            }).map((part) => (
              <Pill key={part}>{part}</Pill>
            ))}
          </p>
          <p>{hint}</p>
        </div>
      </Card>
    </Page>
  );
}
