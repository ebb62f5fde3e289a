import { ratingScopes } from '@mindhero/contract/rating';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { type RatingSearch, readRatingSearch } from './rating-search.ts';
import classes from './rating.module.css';

/** Among whom: the own group first. */
export function RatingTabs({ search: { scope: open = 'group', window } }: { readonly search: RatingSearch }) {
  const { t } = useTranslation('rating');
  const whose = isStudent(useMe()) ? 'own' : 'any';
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {ratingScopes.map((scope) => (
        <Link
          key={scope}
          to="/rating"
          search={readRatingSearch({ scope, window })}
          className={classes.tab}
          activeOptions={{ exact: true }}
          aria-current={scope === open ? 'page' : undefined}
        >
          {t(`tabs.${whose}.${scope}`)}
        </Link>
      ))}
    </nav>
  );
}
