import { useIsFetching } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../entities/game/screen-name.ts';
import classes from './root.module.css';

/** Around every screen: the document's title and the sign that something is being loaded. */
export function Root() {
  const title = useScreenTitle();
  return (
    <>
      <title>{title === '' ? 'Mindhero' : `${title} · Mindhero`}</title>
      <LoadingBar />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}

function LoadingBar() {
  const { t } = useTranslation();
  const requests = useIsFetching({
    predicate: ({ meta, state }) => meta?.isQuiet !== true || state.data === undefined,
  });
  const isOnTheWay = useRouterState({ select: ({ isLoading }) => isLoading });
  return requests === 0 && !isOnTheWay ? null : (
    // A place of its own among the landmarks, which is not read out each time that something is asked for again.
    <div role="status" aria-live="off">
      <div className={classes.bar} role="progressbar" aria-label={t('loading')} />
    </div>
  );
}
