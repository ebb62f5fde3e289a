import { linesOf, plainText } from '@mindhero/content/manual/parse';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { gameOfPage, type Part, partOfNote } from './contents.ts';
import type { Manual } from './manual-query.ts';
import { useManual, usePageTitle } from './page-titles.ts';
import { indexOf, search, type Searched } from './search.ts';
import classes from './manual.module.css';

interface ResultsProps {
  readonly contents: readonly Part[];
  readonly question: string;
}

/** What a person’s manual says of the words that were typed. */
export function Results({ contents, question }: ResultsProps) {
  const { t } = useTranslation('manual');
  const manual = useManual();
  const titleOf = usePageTitle();
  const headingOf = useGameHeadings();
  const pages = contents.flatMap((part) => part.pages);
  // Of a person's contents, which change with the account and not while somebody types.
  const key = pages.join(' ');
  const index = useMemo(
    () => indexOf(key.split(' ').flatMap((page) => sectionsOf(page, manual, titleOf(page), headingOf))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- names of pages come with the manual
    [key, manual],
  );
  const found = search(index, question);
  return (
    <div aria-live="polite">
      {found.length === 0 ? (
        <EmptyState title={t('search.none_title')} text={t('search.none_text')} />
      ) : (
        <ol className={classes.found} aria-label={t('search.found')}>
          {found.map(({ page, anchor, title, heading, line }) => (
            <li key={`${page} ${anchor}`}>
              <Link
                to="/manual/$page"
                params={{ page }}
                search={{}}
                {...(anchor !== null && { hash: anchor })}
              >
                {heading === null ? title : `${title} › ${heading}`}
              </Link>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

type HeadingOf = (part: (typeof partOfNote)[keyof typeof partOfNote]) => string;

function useGameHeadings(): HeadingOf {
  const { t } = useTranslation('manual');
  return (part) => t(`game.${part}`);
}

/** The sections of a page as they are searched; of a game what the manual itself says of it. */
function sectionsOf(page: string, manual: Manual, title: string, headingOf: HeadingOf): readonly Searched[] {
  const game = gameOfPage(page);
  if (game === undefined) {
    return (manual.pages.get(page)?.sections ?? []).map(({ anchor, heading, blocks }) => ({
      page,
      anchor,
      title,
      heading,
      lines: blocks.flatMap(linesOf).map(plainText),
    }));
  }
  const note = manual.games[game];
  if (note === undefined) return [];
  return (['trains', 'advice', 'counts'] as const).map((name) => ({
    page,
    anchor: partOfNote[name],
    title,
    heading: headingOf(partOfNote[name]),
    lines: [plainText(note[name])],
  }));
}
