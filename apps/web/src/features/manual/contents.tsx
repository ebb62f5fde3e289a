import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part } from './contents.ts';
import { usePageTitle } from './page-titles.ts';
import classes from './manual.module.css';

interface ContentsProps {
  readonly contents: readonly Part[];
  /** `side`: beside a page; `whole`: the page of contents itself. */
  readonly kind: 'side' | 'whole';
}

/** All pages of somebody’s manual, part by part. */
export function Contents({ contents, kind }: ContentsProps) {
  const { t } = useTranslation(['manual', 'common']);
  return (
    <nav className={classes.contents} data-kind={kind} aria-label={t('manual:contents')}>
      {contents.map((part) => (
        <PartOf key={part.name} part={part} />
      ))}
    </nav>
  );
}

function PartOf({ part: { name, pages } }: { readonly part: Part }) {
  const { t } = useTranslation(['manual', 'common']);
  const titleOf = usePageTitle();
  const id = useId();
  const isArea = name === 'math' || name === 'reading' || name === 'memory';
  return (
    <section aria-labelledby={id} {...(isArea && { 'data-area': name })}>
      <h2 id={id}>
        {isArea
          ? t('manual:games_of', { area: t(`common:navigation.${name}`) })
          : t(`manual:chapter.${name}`)}
      </h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link to="/manual/$page" params={{ page }} activeOptions={{ includeSearch: false }}>
              {titleOf(page)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
