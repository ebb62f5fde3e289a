import type { GameId } from '@mindhero/games/catalogue';
import { Button } from '@mindhero/ui/button';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { Segments } from '@mindhero/ui/segments';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { IconPrinter, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameLink } from '../../../entities/game/catalogue.ts';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { useRoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { newSheet, readSet, type SetSearch, toSearch } from './game-set.ts';
import { Paper, type PaperSize, paperSizes } from './paper.tsx';
import classes from './worksheet.module.css';

interface WorksheetScreenProps {
  readonly game: GameId;
  /** As the address holds it. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly onSearch: (search: SetSearch) => void;
}

/** A set of a game as it will be printed: the tasks, and the answers on a page of their own. */
export function WorksheetScreen(props: WorksheetScreenProps) {
  return (
    <Suspense fallback={<CardSkeleton lines={8} />}>
      <Worksheet key={props.game} {...props} />
    </Suspense>
  );
}

function Worksheet({ game, search, onSearch }: WorksheetScreenProps) {
  const { t } = useTranslation('play');
  const room = use(loadRoom(game));
  const texts = useRoomTexts(game);
  const [size, setSize] = useState<PaperSize>('a4');
  const set = readSet(room.rules, search);
  const crumbs = [
    <Link key="game" {...gameLink(game)}>
      {texts.title}
    </Link>,
  ];
  if (set === null || room.Sheet === undefined) {
    return (
      <Page title={t('worksheet.title')} crumbs={crumbs}>
        <EmptyState title={t('worksheet.unknown')} text={t('worksheet.unknown_text')} />
      </Page>
    );
  }
  return (
    <Page
      title={t('worksheet.title')}
      crumbs={crumbs}
      printed={false}
      actions={
        <>
          <Segments
            label={t('worksheet.paper')}
            options={paperSizes.map((value) => ({ value, label: t(`worksheet.${value}`) }))}
            value={size}
            onChange={setSize}
          />
          <Button
            kind="ghost"
            icon={<IconRefresh aria-hidden />}
            onClick={() => onSearch(toSearch(room.rules, { ...set, seed: newSheet() }))}
          >
            {t('worksheet.other_numbers')}
          </Button>
          <Button area={room.rules.subject} icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            {t('worksheet.print')}
          </Button>
        </>
      }
    >
      <div className={classes.desk}>
        <Paper game={game} room={room} texts={texts} set={set} size={size} />
      </div>
    </Page>
  );
}
