import { streams } from '@mindhero/engine/random';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import { QrCode } from '../../../platform/qr-code.tsx';
import { type GameSet, setAddress, toSearch } from './game-set.ts';
import classes from './worksheet.module.css';

export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

interface PaperProps {
  readonly game: GameId;
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly set: GameSet;
  readonly size: PaperSize;
}

/** The pages of a worksheet. The same set always gives the same pages. */
export function Paper({ game, room, texts, set, size }: PaperProps) {
  const { t } = useTranslation('play');
  const { rules, Sheet } = room;
  const { settings, seed } = set;
  const items = useMemo(() => {
    const { repeats = 1 } = settings as { repeats?: number };
    return rules.sample(settings, streams(seed), repeats);
  }, [rules, settings, seed]);
  if (Sheet === undefined) return null;
  const about = [
    t('worksheet.number', { seed }),
    ...settingsSummary(rules, settings, texts, { whole: true, onPaper: true }),
  ].join(' · ');
  return (
    <>
      <section className={classes.paper} data-size={size} aria-label={t('worksheet.tasks')}>
        <header className={classes.head}>
          <h2>{texts.title}</h2>
          <p className={classes.blank}>{t('worksheet.name')}</p>
          <p className={classes.blank}>{t('worksheet.date')}</p>
        </header>
        <Sheet settings={settings} items={items} solved={false} />
        <footer className={classes.foot}>
          <p>{about}</p>
          <p className={classes.scan}>{t('worksheet.scan')}</p>
          <QrCode
            text={setAddress(window.location.origin, game, toSearch(rules, set))}
            label={t('worksheet.qr_code')}
          />
        </footer>
      </section>
      {room.answers !== false && (
        <section className={classes.paper} data-size={size} aria-label={t('worksheet.answers')}>
          <header className={classes.head}>
            <h2>
              {texts.title}: {t('worksheet.answers')}
            </h2>
          </header>
          <Sheet settings={settings} items={items} solved />
          <footer className={classes.foot}>
            <p>{about}</p>
          </footer>
        </section>
      )}
    </>
  );
}
