import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { Pill } from '@mindhero/ui/pill';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { useStartKey } from '../use-start-key.ts';
import type { GameSet } from './game-set.ts';
import classes from './worksheet.module.css';

interface SheetStartProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly set: GameSet;
  /** Why the last start failed, in words. */
  readonly problem: ReactNode;
  readonly onStart: () => void;
}

/** Before the play of a worksheet: there is nothing to choose, its settings are printed. */
export function SheetStart({ room, texts, set, problem, onStart }: SheetStartProps) {
  const { t } = useTranslation('play');
  const { rules } = room;
  useStartKey(onStart, true);
  return (
    <Page
      title={texts.title}
      crumbs={[
        <Link key="games" to="/games">
          {t('back')}
        </Link>,
        t('worksheet.number', { seed: set.seed }),
      ]}
      actions={
        <>
          <SoundButton />
          <Button area={rules.subject} size="lg" onClick={onStart}>
            {t('start')}
          </Button>
        </>
      }
    >
      {problem}
      <Card title={t('worksheet.number', { seed: set.seed })}>
        <p>{t('worksheet.on_screen')}</p>
        <p className={classes.pills}>
          {settingsSummary(rules, set.settings, texts, { whole: true }).map((part) => (
            <Pill key={part} tone={rules.subject}>
              {part}
            </Pill>
          ))}
        </p>
        <ButtonLink kind="subtle" to="." search={{}}>
          {t('worksheet.other')}
        </ButtonLink>
      </Card>
    </Page>
  );
}
