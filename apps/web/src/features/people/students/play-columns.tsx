import type { Play } from '@mindhero/contract/play';
import { notesOf } from '@mindhero/contract/play-notes';
import { minutesOf } from '@mindhero/engine/minutes';
import { listedAs } from '@mindhero/games/listed';
import type { Column } from '@mindhero/ui/data-table';
import { Stars } from '@mindhero/ui/stars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { useFormats } from '../../../platform/format.ts';
import { useNow } from '../../../platform/use-now.ts';
import classes from './students.module.css';

/** The columns of a pupil's plays. */
export function usePlayColumns(): readonly Column<Play>[] {
  const { t } = useTranslation(['people', 'game_titles', 'common']);
  const { number } = useFormats();
  const { dateTime } = useSchoolTime();
  const now = useNow();
  return useMemo(
    () => [
      {
        id: 'finished_at',
        header: t('people:plays.finished'),
        sortable: true,
        cell: ({ finished_at }) => dateTime(finished_at, now),
      },
      {
        id: 'game',
        isBrief: true,
        header: t('people:plays.game'),
        cell: ({ game, settings }) => t(`game_titles:title.${listedAs(game, settings)}`),
      },
      {
        id: 'result',
        isBrief: true,
        header: t('people:plays.result'),
        cell: ({ correct, incorrect, missed }) => `${correct} / ${correct + incorrect + missed}`,
      },
      {
        id: 'active_ms',
        yields: 2,
        header: t('people:plays.time'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: ({ active_ms }) => number(minutesOf(active_ms)),
      },
      {
        id: 'stars',
        header: t('people:plays.stars'),
        cell: ({ stars }) => <Stars value={stars} label={t('common:stars', { value: stars })} />,
      },
      {
        id: 'points',
        yields: 1,
        header: t('people:plays.points'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: ({ points }) => number(points),
      },
      { id: 'ended', yields: 3, header: t('people:plays.ended'), cell: (play) => <Ended play={play} /> },
    ],
    [t, number, dateTime, now],
  );
}

/** How it ended, and what else is to be said of it; what that means stands with the replay. */
function Ended({ play }: { readonly play: Play }) {
  const { t } = useTranslation('common');
  return (
    <>
      {t(`ended.${play.ended}`)}
      {notesOf(play).map((note) => (
        <small key={note} className={classes.flag}>
          {t(`flag.${note}`)}
        </small>
      ))}
    </>
  );
}
