import type { Subject } from '@mindhero/engine/play';
import { Page } from '@mindhero/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areasOf } from '../../entities/game/catalogue.ts';
import { useMe } from '../../entities/person/me.ts';
import { PointsPill } from '../../entities/person/points-pill.tsx';
import { GamesList } from './games-list.tsx';
import classes from './games.module.css';

interface GamesOfProps {
  readonly subject: Subject;
  /** What comes before them. */
  readonly above?: ReactNode;
}

/** The built games of one area. */
export function GamesOf({ subject, above }: GamesOfProps) {
  const { t } = useTranslation(['games', 'common']);
  const area = areasOf(useMe()).find((candidate) => candidate.subject === subject);
  return (
    <Page title={t(`common:navigation.${subject}`)} actions={<PointsPill />}>
      {above}
      <GamesList games={area?.games ?? []} subject={subject} />
    </Page>
  );
}

/** The built games of every area that the person may use. */
export function AllGames() {
  const { t } = useTranslation(['games', 'common']);
  const areas = areasOf(useMe());
  return (
    <Page title={t('common:navigation.games')} actions={<PointsPill />}>
      {areas.length === 0 && <p>{t('games:no_areas')}</p>}
      {areas.map(({ subject, games }) => (
        <section key={subject} className={classes.area}>
          <h2 data-area={subject}>{t(`common:navigation.${subject}`)}</h2>
          <GamesList games={games} subject={subject} />
        </section>
      ))}
    </Page>
  );
}
