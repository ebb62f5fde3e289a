import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeworkQuery } from '../../../platform/homework.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { useScreenTitle } from '../../../platform/screen-name.ts';
import { isTakenBack } from '../task/notes.ts';
import { Celebration } from './celebration.tsx';
import { lastFinished } from './gains.ts';

/** After the last round: what the homework has brought. */
export function CompletedScreen({ id }: { readonly id: number | null }) {
  return id === null ? <NothingToCelebrate /> : <Completed id={id} />;
}

function Completed({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(homeworkQuery(id));
  const title = useScreenTitle();
  const attempt = data && lastFinished(data.all_attempts);
  if (data !== undefined && attempt !== undefined) return <Celebration homework={data} attempt={attempt} />;
  if (data !== undefined || isTakenBack(error)) return <NothingToCelebrate />;
  return (
    <Page title={title}>
      {error === null ? (
        <div aria-busy>
          <CardSkeleton lines={6} />
        </div>
      ) : (
        <LoadFailure item="results" error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

/** For whoever comes here without having finished anything. */
function NothingToCelebrate() {
  const { t } = useTranslation('homework');
  return (
    <Page title={useScreenTitle()}>
      <EmptyState
        title={t('completed.nothing.title')}
        text={t('completed.nothing.text')}
        action={<ButtonLink to="/homework">{t('all')}</ButtonLink>}
      />
    </Page>
  );
}
