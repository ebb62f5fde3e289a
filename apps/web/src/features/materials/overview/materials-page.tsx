import type { MaterialsOverview } from '@mindhero/contract/materials-overview';
import { Card } from '@mindhero/ui/card';
import { late } from '@mindhero/ui/late';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { type Icon, IconAbc, IconBook2, IconPhoto, IconPhotoUp, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { materialsOverviewQuery } from '../../../entities/material/materials.ts';
import { useFormats } from '../../../platform/format.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { ToolButton, ToolLink } from '../../../platform/tool-button.tsx';
import { useNow } from '../../../platform/use-now.ts';
import { ReadTexts } from './read-texts.tsx';
import classes from './overview.module.css';

const UploadDialog = late(async () => (await import('../images/upload-dialog.tsx')).UploadDialog);

/** What there is to read and to play with, and what became of it with one's own pupils. */
export function MaterialsPage() {
  const { t } = useTranslation('materials');
  const overview = useQuery(materialsOverviewQuery);
  return (
    <Page title={t('title')}>
      {overview.data !== undefined && <Overview overview={overview.data} />}
      {overview.isPending && (
        <div className={classes.areas} aria-busy>
          <CardSkeleton lines={3} />
          <CardSkeleton lines={3} />
          <CardSkeleton lines={3} />
        </div>
      )}
      {overview.error !== null && (
        <LoadFailure item="materials" error={overview.error} onRetry={overview.refetch} />
      )}
    </Page>
  );
}

function Overview({ overview }: { readonly overview: MaterialsOverview }) {
  const { t } = useTranslation('materials');
  const { texts, word_lists: words, images } = overview;
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <div className={classes.areas}>
        <Area
          to="/materials/texts"
          name="texts"
          sign={IconBook2}
          counts={[
            t('overview.own', { count: texts.own }),
            t('overview.official', { count: texts.official }),
          ]}
          isEmpty={texts.own === 0}
          changedAt={texts.changed_at}
        >
          <ToolLink icon={IconPlus} to="/materials/texts/create">
            {t('texts.create')}
          </ToolLink>
        </Area>
        <Area
          to="/materials/words"
          name="words"
          sign={IconAbc}
          counts={[
            t('overview.own', { count: words.own }),
            t('overview.official', { count: words.official }),
          ]}
          isEmpty={words.own === 0}
          changedAt={words.changed_at}
        >
          <ToolLink icon={IconPlus} to="/materials/words/create">
            {t('words.create')}
          </ToolLink>
        </Area>
        <Area
          to="/materials/images"
          name="images"
          sign={IconPhoto}
          counts={[
            t('overview.images', { count: images.own }),
            t('overview.card_sets', { count: images.card_sets }),
          ]}
          isEmpty={images.own === 0}
          changedAt={images.changed_at}
        >
          <ToolButton icon={IconPhotoUp} onClick={() => setUploading(true)}>
            {t('images.upload')}
          </ToolButton>
        </Area>
      </div>
      <ReadTexts overview={overview} />
      <Suspense>{isUploading && <UploadDialog onClose={() => setUploading(false)} />}</Suspense>
    </>
  );
}

interface AreaProps {
  readonly to: '/materials/texts' | '/materials/words' | '/materials/images';
  readonly name: 'texts' | 'words' | 'images';
  readonly sign: Icon;
  readonly counts: readonly string[];
  /** Nothing of one's own yet: it says what such things are for. */
  readonly isEmpty: boolean;
  readonly changedAt: string | null;
  /** The way to a new one. */
  readonly children: ReactNode;
}

function Area({ to, name, sign: Sign, counts, isEmpty, changedAt, children }: AreaProps) {
  const { t } = useTranslation('materials');
  const { daysAgo } = useFormats();
  const now = useNow();
  return (
    <Card className={classes.area}>
      <span className={classes.sign} data-area="reading">
        <Sign size={28} aria-hidden />
      </span>
      <h2>
        <Link to={to}>{t(`${name}.title`)}</Link>
      </h2>
      <p className={classes.counts}>{counts.join(' · ')}</p>
      <p className={classes.about}>
        {isEmpty || changedAt === null
          ? t(`overview.for.${name}`)
          : t('overview.changed', { when: daysAgo(changedAt, now) })}
      </p>
      {children}
    </Card>
  );
}
