import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../entities/game/screen-name.ts';
import type { Item } from '../../platform/failures.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { LoadFailure } from '../../platform/load-failure.tsx';

interface HomeworkWaitProps {
  readonly item: Item;
  /** Why it did not come; null while it is on its way. */
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}

/** Stands where one homework will be, or why it did not come. */
export function HomeworkWait({ item, error, onRetry }: HomeworkWaitProps) {
  return (
    <Page title={useScreenTitle()}>
      {error === null ? (
        <div aria-busy>
          <CardSkeleton lines={6} />
        </div>
      ) : (
        <LoadFailure item={item} error={error} onRetry={onRetry} />
      )}
    </Page>
  );
}

/** Stands where there is no homework to show, with the way to all of it. */
export function NoHomework({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('homework');
  return (
    <Page title={useScreenTitle()}>
      <EmptyState title={title} text={text} action={<ButtonLink to="/homework">{t('all')}</ButtonLink>} />
    </Page>
  );
}
