import { createFileRoute } from '@tanstack/react-router';
import { StudentsPage } from '../../../features/people/students/students-page.tsx';
import { readStudentsSearch } from '../../../features/people/students/students-search.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/students/')({
  staticData: { name: 'students' },
  validateSearch: readStudentsSearch,
  loader: withTexts('people', 'lists', 'accounts', 'groups', 'login_cards'),
  component: function StudentsRoute() {
    const addressed = useAddress(readStudentsSearch);
    return <StudentsPage {...addressed} />;
  },
});
