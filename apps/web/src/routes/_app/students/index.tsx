import { createFileRoute } from '@tanstack/react-router';
import { StudentsPage } from '../../../features/people/students-page.tsx';
import { readStudentsSearch } from '../../../features/people/students-search.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/students/')({
  staticData: { name: 'students' },
  validateSearch: readStudentsSearch,
  loader: withTexts('people'),
  component: function StudentsRoute() {
    const navigate = Route.useNavigate();
    return (
      <StudentsPage
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search: readStudentsSearch({ ...search }), replace: true })}
      />
    );
  },
});
