import type { Rating } from '@mindhero/contract/rating';
import { Callout } from '@mindhero/ui/callout';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../entities/game/screen-name.ts';
import { useMe } from '../../entities/person/me.ts';
import { isStaff } from '../../entities/person/permissions.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { ClosedRating, EmptyRating } from './nothing-here.tsx';
import { OwnPlace } from './own-place.tsx';
import { PlacesTable } from './places-table.tsx';
import { RatingExport } from './rating-export.tsx';
import { RatingFilters } from './rating-filters.tsx';
import { hasOwn, type RatingSearch, ratingQuery } from './rating-search.ts';
import { RatingTabs } from './rating-tabs.tsx';
import classes from './rating.module.css';

interface RatingPageProps {
  readonly search: RatingSearch;
  readonly onSearch: (search: RatingSearch) => void;
}

/** Who has how many points: in the group, in the school and everywhere, in a week, in a month and in all. */
export function RatingPage({ search, onSearch }: RatingPageProps) {
  const { t } = useTranslation('rating');
  const query = useQuery({ ...ratingQuery(search), placeholderData: keepPreviousData });
  const isOffered = isStaff(useMe());
  const closed = query.data?.closed ?? null;
  const shown = closed === null ? query.data : undefined;
  return (
    <Page
      title={useScreenTitle()}
      actions={isOffered && shown && <RatingExport search={search} count={shown.top.length} />}
    >
      <div className={classes.page}>
        <RatingTabs search={search} />
        <RatingFilters search={search} rating={query.data} onSearch={onSearch} />
        {query.isError ? (
          <LoadFailure item="rating" error={query.error} onRetry={query.refetch} />
        ) : query.isPending || query.isPlaceholderData ? (
          <div aria-busy>
            <CardSkeleton lines={6} />
          </div>
        ) : (
          <Board rating={query.data} search={search} />
        )}
        {closed === null && <p className={classes.note}>{t(isOffered ? 'cap.staff' : 'cap.pupil')}</p>}
      </div>
    </Page>
  );
}

const lowest = (places: Rating['top']) => places.at(-1)?.rank ?? 0;

function Board({ rating, search }: { readonly rating: Rating; readonly search: RatingSearch }) {
  const { t } = useTranslation('rating');
  const { closed, me, around, top } = rating;
  const isOwn = hasOwn(search) && search.by === 'own';
  // Among the very first the first places say all that there is to say of who is near.
  const isNearShown = around.length > 0 && !(top.some(({ is_me }) => is_me) && lowest(around) <= lowest(top));
  if (closed !== null) return <ClosedRating why={closed} />;
  return (
    <>
      {me !== null && <OwnPlace me={me} isOwn={isOwn} />}
      {me !== null && me.hidden_by !== null && <Callout>{t(`hidden.${me.hidden_by}`)}</Callout>}
      {top.length === 0 ? (
        <EmptyRating isOwn={isOwn} />
      ) : (
        <div className={classes.boards} data-alone={!isNearShown}>
          {isNearShown && (
            <Card title={t('around')}>
              <PlacesTable label={t('around')} places={around} isOwn={isOwn} />
            </Card>
          )}
          <Card title={t('top')}>
            <PlacesTable label={t('top')} places={top} isOwn={isOwn} />
          </Card>
        </div>
      )}
    </>
  );
}
