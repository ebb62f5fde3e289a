import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../platform/links.tsx';
import { CalmButton } from '../calm-button.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { newSheet, toSearch } from '../worksheet/game-set.ts';
import classes from './set-up.module.css';

interface SetUpActionsProps {
  readonly game: GameId;
  readonly room: AnyRoom;
  /** Null while something is wrong with them. */
  readonly settings: object | null;
  /** The id of the form that the start sends. */
  readonly form: string;
  readonly onHowToPlay: () => void;
}

/** What can be done with the settings: print them, start; and what else is at hand before a play. */
export function SetUpActions({ game, room, settings, form, onHowToPlay }: SetUpActionsProps) {
  const { t } = useTranslation('play');
  const [sheet] = useState(newSheet);
  const { rules } = room;
  const isPrinted = room.Sheet !== undefined && settings !== null && (room.prints?.(settings) ?? true);
  return (
    <>
      <SoundButton />
      <CalmButton />
      <div className={classes.ways}>
        <Button kind="ghost" onClick={onHowToPlay}>
          {t('how_to_play')}
        </Button>
        {isPrinted && (
          <ButtonLink
            kind="ghost"
            to="/worksheet/$game"
            params={{ game }}
            search={toSearch(rules, { settings, seed: sheet })}
          >
            {t('worksheet.title')}
          </ButtonLink>
        )}
      </div>
      <div className={classes.start} data-clear-of-toasts>
        <Button
          area={rules.subject}
          size="lg"
          fullWidth
          type="submit"
          form={form}
          disabled={settings === null}
        >
          {t('start')}
        </Button>
      </div>
    </>
  );
}
