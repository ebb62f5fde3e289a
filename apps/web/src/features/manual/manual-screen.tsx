import { late } from '@mindhero/ui/late';
import { Page } from '@mindhero/ui/page';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { SearchField } from '../../platform/lists/search-field.tsx';
import { contentsOf } from './contents.ts';
import { Contents } from './contents.tsx';
import { readManualSearch } from './manual-search.ts';
import classes from './manual.module.css';

const Results = late(async () => (await import('./results.tsx')).Results);

interface ManualScreenProps {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  /** The page that is open; null on the page of contents, which needs no second one beside it. */
  readonly page: string | null;
  readonly children: ReactNode;
}

/** Every page of the manual: its contents beside it where there is room, a search above, and what was found in place of the text. */
export function ManualScreen({ title, actions, page, children }: ManualScreenProps) {
  const { t } = useTranslation(['manual', 'screens']);
  const { search, onSearch } = useAddress(readManualSearch);
  const contents = contentsOf(useMe());
  const question = search.search ?? '';
  return (
    <Page
      title={title}
      {...(page !== null && {
        crumbs: [
          <Link key="manual" to="/manual">
            {t('screens:manual')}
          </Link>,
        ],
      })}
      actions={actions}
    >
      <div className={classes.screen} data-page={page !== null}>
        {page !== null && (
          <aside className={classes.aside}>
            <Contents contents={contents} kind="side" />
          </aside>
        )}
        <div className={classes.main}>
          <div className={classes.search} role="search">
            <SearchField
              label={t('search.label')}
              value={question}
              onSearch={(text) => onSearch({ search: text })}
            />
          </div>
          <Suspense fallback={<CardSkeleton lines={8} />}>
            {question.trim() === '' ? children : <Results contents={contents} question={question} />}
          </Suspense>
        </div>
      </div>
    </Page>
  );
}
