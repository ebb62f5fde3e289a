import { MISTAKES_KEPT_DAYS, usualPeriod } from '@mindhero/contract/statistics/period';
import { type MistakenPlay, PLAYS_TOLD } from '@mindhero/contract/statistics/pupil';
import { exportMistakenPlays, mistakenPlaysFileColumns } from '@mindhero/contract/statistics/pupil-files';
import { catalogue } from '@mindhero/games/catalogue';
import { keepsMistakes, trainsSkills } from '@mindhero/games/skill-trainings';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { late } from '@mindhero/ui/late';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameLink, subjectOf } from '../../../entities/game/catalogue.ts';
import { press } from '../../../entities/game/press.ts';
import { useMe } from '../../../entities/person/me.ts';
import { mayUse } from '../../../entities/person/permissions.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { call } from '../../../platform/client.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { useNow } from '../../../platform/use-now.ts';
import { Filters } from '../filters.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { PlayLink } from './play-link.tsx';
import { mistakenPlaysQuery } from './queries.ts';
import mistakes from './mistakes.module.css';
import classes from './pupil.module.css';

const WorkedWay = late(async () => (await import('@mindhero/games/math/worked-way')).WorkedWay);

/** What went wrong lately, what would have been right, and how one gets there. */
export function Mistakes(view: StatisticsView) {
  const { t } = useTranslation(['statistics_pupil', 'game_titles']);
  const { days = usualPeriod, game: asked } = view.search;
  const me = useMe();
  // Other views lead here with whatever game they were narrowed to.
  const game = asked !== undefined && keepsMistakes(asked) ? asked : undefined;
  const found = useQuery(mistakenPlaysQuery(me.id, days, game));
  const count = found.data?.reduce((sum, { mistakes }) => sum + mistakes.length, 0) ?? 0;
  return (
    <div className={classes.view}>
      <Filters {...view} has={['days', 'game']} offers={keepsMistakes}>
        {count > 0 && (
          <TableExport
            count={count}
            columns={mistakenPlaysFileColumns}
            fetchFile={(file) =>
              call(exportMistakenPlays, {
                params: { id: me.id },
                query: { days, ...(game && { game }), ...file },
              })
            }
          />
        )}
      </Filters>
      {/* Where nothing is listed, what stands there instead names the games. */}
      {count > 0 && asked !== undefined && asked !== game && (
        <p className={classes.hint}>
          {t('statistics_pupil:mistakes.not_kept', { game: t(`game_titles:title.${asked}`) })}
        </p>
      )}
      {found.isPending && <CardSkeleton lines={8} />}
      {found.isError && <LoadFailure item="statistics" error={found.error} onRetry={found.refetch} />}
      {found.data !== undefined && <Plays plays={found.data} />}
      {count > 0 && (days > MISTAKES_KEPT_DAYS || found.data?.length === PLAYS_TOLD) && (
        <p className={classes.hint}>
          {t('statistics_pupil:mistakes.last', { plays: PLAYS_TOLD, days: MISTAKES_KEPT_DAYS })}
        </p>
      )}
    </div>
  );
}

function Plays({ plays }: { readonly plays: readonly MistakenPlay[] }) {
  const { t, i18n } = useTranslation(['statistics_pupil', 'game_titles']);
  const me = useMe();
  if (plays.length === 0) {
    const kept = catalogue.filter(({ id, subject }) => keepsMistakes(id) && mayUse(subject)(me));
    const games = new Intl.ListFormat(i18n.language).format(
      kept.map(({ id }) => t(`game_titles:title.${id}`)),
    );
    return (
      <EmptyState
        title={t('statistics_pupil:mistakes.none')}
        text={t('statistics_pupil:mistakes.none_text', { games })}
        action={<PlayLink />}
      />
    );
  }
  const first = plays.find(({ can_retry }) => can_retry);
  const paced = plays.find(({ game }) => !trainsSkills(game));
  return (
    <>
      {paced !== undefined && (
        <p className={classes.hint}>
          {t('statistics_pupil:mistakes.by_pace', { game: t(`game_titles:title.${paced.game}`) })}
        </p>
      )}
      {plays.map((play) => (
        <Play key={play.play_id} play={play} isFirst={play === first} />
      ))}
    </>
  );
}

interface PlayProps {
  readonly play: MistakenPlay;
  /** The last one that can be played again. */
  readonly isFirst: boolean;
}

function Play({ play, isFirst }: PlayProps) {
  const { t } = useTranslation(['statistics_pupil', 'game_titles']);
  const { dateTime } = useSchoolTime();
  const now = useNow();
  const me = useMe();
  const { play_id, game, settings } = play;
  const area = subjectOf(game);
  return (
    <Card
      title={
        <>
          {t(`game_titles:title.${game}`)}{' '}
          <small className={mistakes.when}>{dateTime(play.finished_at, now)}</small>
        </>
      }
      actions={
        play.can_retry &&
        mayUse(area)(me) && (
          <ButtonLink
            {...gameLink(game)}
            area={area}
            kind={isFirst ? 'primary' : 'subtle'}
            onClick={press({ game, retry: { settings, retryOf: play_id } })}
          >
            {t('statistics_pupil:mistakes.again')}
          </ButtonLink>
        )
      }
    >
      {!play.can_retry && trainsSkills(game) && (
        <p className={classes.hint}>{t('statistics_pupil:mistakes.changed')}</p>
      )}
      <ul className={mistakes.list}>
        {play.mistakes.map((mistake) => (
          <Mistake key={mistake.item} {...mistake} />
        ))}
      </ul>
    </Card>
  );
}

function Mistake({ task, expected, given }: MistakenPlay['mistakes'][number]) {
  const { t } = useTranslation('statistics_pupil');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details className={mistakes.way} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={mistakes.task}>
            {task} = <b>{expected}</b>
          </span>
          <span className={mistakes.given}>{t('mistakes.given', { given })}</span>
          <span className={mistakes.show}>{t('mistakes.way')}</span>
        </summary>
        {isOpen && (
          <Suspense fallback={<CardSkeleton lines={4} />}>
            <div className={mistakes.worked}>
              <WorkedWay task={task} />
            </div>
          </Suspense>
        )}
      </details>
    </li>
  );
}
