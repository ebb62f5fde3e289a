import { createFileRoute } from '@tanstack/react-router';
import { StudentsPage } from '../../../features/people/students/students-page.tsx';
import {
  readStudentsSearch,
  type StudentsSearch,
} from '../../../features/people/students/students-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/students/')({
  staticData: { name: 'students' },
  validateSearch: readLater<StudentsSearch>(),
  loader: withTexts('people', 'lists', 'accounts', 'groups', 'login_cards'),
  component: function StudentsRoute() {
    const addressed = useAddress(readStudentsSearch);
    return <StudentsPage {...addressed} />;
  },
});
