import type { ResponseOf } from '@mindhero/contract/endpoint';
import { getPlay } from '@mindhero/contract/play';
import { readSettings } from '@mindhero/engine/settings';
import { ErrorState } from '@mindhero/ui/error-state';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { useRoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { ApiError, call } from '../../../platform/client.ts';
import { ReplayFacts } from './replay-facts.tsx';
import { Replay } from './replay.tsx';
import classes from './replay.module.css';

/** A finished play for a teacher: what was asked, what was answered and when, and what it came to. */
export function ReplayScreen({ playId }: { readonly playId: string }) {
  // Both at once, though only what the play shows needs the second.
  const { t } = useTranslation(['replay', 'play']);
  const { data, error } = useQuery({
    queryKey: ['plays', playId],
    queryFn: () => call(getPlay, { params: { id: playId } }),
  });
  if (error !== null) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return (
      <Page title={t('title')}>
        <ErrorState title={t('failed')} text={t(isUnknown ? 'unknown' : 'try_again')} />
      </Page>
    );
  }
  if (data === undefined) return <ReplaySkeleton />;
  return (
    <Suspense fallback={<ReplaySkeleton />}>
      <StoredPlay data={data} />
    </Suspense>
  );
}

function ReplaySkeleton() {
  const { t } = useTranslation('replay');
  return (
    <Page title={t('title')}>
      <div aria-busy>
        <CardSkeleton lines={8} />
      </div>
    </Page>
  );
}

function StoredPlay({
  data: { play, seed, only, material, events, student },
}: {
  readonly data: ResponseOf<typeof getPlay>;
}) {
  const { t } = useTranslation('replay');
  const { dateTime } = useSchoolTime();
  const room = use(loadRoom(play.game));
  const texts = useRoomTexts(play.game, play.settings);
  const read = readSettings(room.rules, play.settings);
  // Other rules would make other items of the same seed.
  const isCurrent = play.version === room.rules.version && read.ok;
  return (
    <Page
      title={`${t('title')}: ${texts.title}`}
      crumbs={[
        <Link key="student" to="/students/$id" params={{ id: String(student.id) }}>
          {student.name}
        </Link>,
        dateTime(play.finished_at),
      ]}
    >
      <div className={classes.page}>
        <ReplayFacts
          play={play}
          summary={
            read.ok
              ? settingsSummary(room.rules, read.settings, texts, {
                  items: only?.length,
                  material: material?.title,
                })
              : []
          }
        />
        {isCurrent ? (
          <Replay
            room={room}
            texts={texts}
            settings={read.settings}
            seed={seed}
            only={only}
            material={material}
            events={events}
          />
        ) : (
          <p>{t('outdated')}</p>
        )}
      </div>
    </Page>
  );
}
