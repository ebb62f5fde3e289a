import { createFileRoute } from '@tanstack/react-router';
import { TeachersPage } from '../../../features/people/teachers/teachers-page.tsx';
import {
  readTeachersSearch,
  type TeachersSearch,
} from '../../../features/people/teachers/teachers-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/teachers/')({
  staticData: { name: 'teachers' },
  validateSearch: readLater<TeachersSearch>(),
  loader: withTexts('teachers', 'people', 'accounts', 'lists', 'groups'),
  component: function TeachersRoute() {
    const addressed = useAddress(readTeachersSearch);
    return <TeachersPage {...addressed} />;
  },
});
