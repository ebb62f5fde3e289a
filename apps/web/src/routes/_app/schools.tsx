import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../entities/person/guards.ts';
import { isAdmin } from '../../entities/person/permissions.ts';
import { SchoolsPage } from '../../features/schools/schools-page.tsx';
import { readSchoolsSearch, type SchoolsSearch } from '../../features/schools/schools-search.ts';
import { readLater } from '../../platform/address/read-later.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/schools')({
  staticData: { name: 'schools' },
  beforeLoad: allowOnly(isAdmin),
  validateSearch: readLater<SchoolsSearch>(),
  loader: withTexts('schools', 'lists', 'accounts'),
  component: function SchoolsRoute() {
    const addressed = useAddress(readSchoolsSearch);
    return <SchoolsPage {...addressed} />;
  },
});
