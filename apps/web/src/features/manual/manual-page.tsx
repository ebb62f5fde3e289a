import { Button } from '@mindhero/ui/button';
import { EmptyState } from '@mindhero/ui/empty-state';
import { late } from '@mindhero/ui/late';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { Jump } from '../../platform/jump.tsx';
import { ButtonLink } from '../../platform/links.tsx';
import { Sections } from './article.tsx';
import { besides, contentsOf, gameOfPage, gameParts, type PageId } from './contents.ts';
import { ManualScreen } from './manual-screen.tsx';
import { knownPage, pageMeant } from './page-of-screen.ts';
import { useManual, usePageTitle } from './page-titles.ts';
import classes from './manual.module.css';

// With it come the demonstration and what settings are called, which screens of games have at once.
const GameSections = late(async () => (await import('./game-sections.tsx')).GameSections);

/** A page of the manual. @param name its id, or that of a screen whose page is meant */
export function ManualPage({ name }: { readonly name: string }) {
  const me = useMe();
  const meant = pageMeant(name, me);
  const page = knownPage(name);
  if (meant !== undefined) return <Navigate to="/manual/$page" params={{ page: meant }} replace />;
  return page === undefined ? <NoPage /> : <OpenPage key={page} page={page} />;
}

function NoPage() {
  const { t } = useTranslation('manual');
  return (
    <ManualScreen title={t('unknown.title')} page="">
      <EmptyState
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={<ButtonLink to="/manual">{t('contents')}</ButtonLink>}
      />
    </ManualScreen>
  );
}

function OpenPage({ page }: { readonly page: PageId }) {
  const { t } = useTranslation('manual');
  const titleOf = usePageTitle();
  return (
    <ManualScreen
      title={titleOf(page)}
      page={page}
      actions={
        <Button kind="ghost" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <Suspense fallback={<CardSkeleton lines={8} />}>
        <Article page={page} />
      </Suspense>
    </ManualScreen>
  );
}

function Article({ page }: { readonly page: PageId }) {
  const manual = useManual();
  const game = gameOfPage(page);
  return (
    <article className={classes.article}>
      <OnThisPage page={page} />
      {game === undefined ? (
        <Sections sections={manual.pages.get(page)?.sections ?? []} pictures={manual.pictures} />
      ) : (
        <GameSections game={game} manual={manual} />
      )}
      <Jump />
      <Besides page={page} />
    </article>
  );
}

/** Fewer headings are seen at once anyway. */
const WORTH_A_LIST = 3;

function OnThisPage({ page }: { readonly page: PageId }) {
  const { t } = useTranslation('manual');
  const manual = useManual();
  const headings =
    gameOfPage(page) === undefined
      ? (manual.pages.get(page)?.sections ?? []).flatMap(({ anchor, heading }) =>
          anchor === null || heading === null ? [] : [[anchor, heading] as const],
        )
      : gameParts.map((part) => [part, t(`game.${part}`)] as const);
  if (headings.length < WORTH_A_LIST) return null;
  return (
    <nav className={classes.onThisPage} aria-labelledby="on-this-page">
      <h2 id="on-this-page">{t('on_this_page')}</h2>
      <ul>
        {headings.map(([anchor, heading]) => (
          <li key={anchor}>
            <Link to="/manual/$page" params={{ page }} hash={anchor}>
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Besides({ page }: { readonly page: PageId }) {
  const { t } = useTranslation('manual');
  const titleOf = usePageTitle();
  const { previous, next } = besides(contentsOf(useMe()), page);
  return (
    <nav className={classes.besides} aria-label={t('besides')}>
      {previous !== null && (
        <Link to="/manual/$page" params={{ page: previous }} rel="prev">
          <IconChevronLeft aria-hidden />
          <span>{titleOf(previous)}</span>
        </Link>
      )}
      {next !== null && (
        <Link to="/manual/$page" params={{ page: next }} rel="next" data-next>
          <span>{titleOf(next)}</span>
          <IconChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}
