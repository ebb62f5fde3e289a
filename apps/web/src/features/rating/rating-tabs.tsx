import { ratingScopes } from '@mindhero/contract/rating';
import { TabLinks } from '@mindhero/ui/tab-links';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { type RatingSearch, readRatingSearch } from './rating-search.ts';

/** Among whom: the own group first. */
export function RatingTabs({ search: { scope: open = 'group', window } }: { readonly search: RatingSearch }) {
  const { t } = useTranslation('rating');
  const whose = isStudent(useMe()) ? 'own' : 'any';
  return (
    <TabLinks label={t('tabs.label')}>
      {ratingScopes.map((scope) => (
        <Link
          key={scope}
          to="/rating"
          search={readRatingSearch({ scope, window })}
          activeOptions={{ exact: true }}
          aria-current={scope === open ? 'page' : undefined}
        >
          {t(`tabs.${whose}.${scope}`)}
        </Link>
      ))}
    </TabLinks>
  );
}
