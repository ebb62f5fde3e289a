import type { HomeworkList } from '@mindhero/contract/homework';
import { Callout } from '@mindhero/ui/callout';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../../entities/game/screen-name.ts';
import { HOMEWORK_PAGE, homeworkListQuery } from '../../../entities/homework/homework.ts';
import { useIsPlanless } from '../../../entities/plan/plan.ts';
import { PlanlessNotice } from '../../../entities/plan/planless-notice.tsx';
import type { Why } from '../../../platform/lists/change-of.ts';
import { useLastPage } from '../../../platform/lists/use-last-page.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { HomeworkCard } from './homework-card.tsx';
import { HomeworkPager } from './homework-pager.tsx';
import type { HomeworkSearch } from './homework-search.ts';
import { HomeworkTabs } from './homework-tabs.tsx';
import classes from './list.module.css';

interface HomeworkPageProps {
  readonly search: HomeworkSearch;
  readonly onSearch: (search: HomeworkSearch, why?: Why) => void;
}

/** A pupil's superhero tasks: today's, future, overdue, done. */
export function HomeworkPage({ search, onSearch }: HomeworkPageProps) {
  const list = search.list ?? 'today';
  const query = useQuery({
    ...homeworkListQuery(list, search.page),
    // The counts stay in sight while another list is on its way.
    placeholderData: keepPreviousData,
  });
  const isBeyond = useLastPage(query, HOMEWORK_PAGE, search, onSearch);
  const isPlanless = useIsPlanless();
  const counts = query.data?.counts;
  const isLoading = query.isPending || query.isPlaceholderData || isBeyond;
  return (
    <Page title={useScreenTitle()}>
      <div className={classes.page}>
        {isPlanless && <PlanlessNotice />}
        <HomeworkTabs list={list} counts={counts} />
        {list === 'today' && <OverdueHint count={counts?.overdue ?? 0} />}
        {query.isError ? (
          <LoadFailure item="tasks" error={query.error} onRetry={query.refetch} />
        ) : isLoading ? (
          <div aria-busy>
            <CardSkeleton lines={3} />
          </div>
        ) : query.data.results.length === 0 ? (
          <NoHomework list={list} />
        ) : (
          <>
            <ul className={classes.list}>
              {query.data.results.map((homework) => (
                <HomeworkCard key={homework.id} homework={homework} />
              ))}
            </ul>
            <HomeworkPager
              page={search.page ?? 1}
              count={query.data.count}
              onPage={(page) => onSearch({ ...search, page })}
            />
          </>
        )}
      </div>
    </Page>
  );
}

/** A person who looks at today shall not forget what is older. */
function OverdueHint({ count }: { readonly count: number }) {
  const { t } = useTranslation('homework');
  if (count === 0) return null;
  return (
    <Callout tone="warning">
      {t('overdue_hint', { count })}{' '}
      <Link to="/homework" search={{ list: 'overdue' }}>
        {t('overdue_show')}
      </Link>
    </Callout>
  );
}

function NoHomework({ list }: { readonly list: HomeworkList }) {
  const { t } = useTranslation('homework');
  return <EmptyState title={t('empty.title')} text={t(`empty.${list}`)} />;
}
