import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../entities/game/screen-name.ts';
import { useMe } from '../../entities/person/me.ts';
import { PartLinks } from '../../platform/part-links.tsx';
import { readStatisticsSearch, type StatisticsView } from './statistics-search.ts';
import type { ViewName } from './view-names.ts';
import { views, viewsOf } from './views.ts';

/** What became of the training, as the role wants to know it: one view at a time. */
export function StatisticsPage({ search, onSearch }: StatisticsView) {
  const title = useScreenTitle();
  const own = viewsOf(useMe());
  const open = own.find((name) => name === search.view) ?? own[0];
  const View = views[open];
  return (
    <Page title={title}>
      <ViewLinks names={own} open={open} search={search} />
      <Suspense key={open} fallback={<CardSkeleton lines={8} />}>
        <View search={search} onSearch={onSearch} />
      </Suspense>
    </Page>
  );
}

interface ViewLinksProps {
  readonly names: readonly ViewName[];
  readonly open: ViewName;
  readonly search: StatisticsView['search'];
}

/** What the views are narrowed to goes along. */
function ViewLinks({ names, open, search: { days, school, group, subject, game } }: ViewLinksProps) {
  const { t } = useTranslation('statistics');
  const [first] = names;
  return (
    <PartLinks label={t('views.label')}>
      {names.map((name) => (
        <Link
          key={name}
          to="/statistics"
          search={readStatisticsSearch({
            view: name === first ? undefined : name,
            days,
            school,
            group,
            subject,
            game,
          })}
          activeOptions={{ exact: true }}
          aria-current={name === open ? 'page' : undefined}
        >
          {t(`views.${name}`)}
        </Link>
      ))}
    </PartLinks>
  );
}
