import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { StudentPage } from '../../../features/people/students/student-page.tsx';
import { readStudentSearch } from '../../../features/people/students/student-search.ts';
import { ReplayScreen } from '../../../features/play/replay/replay-screen.tsx';
import { ApiError } from '../../../platform/client.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { changeOf } from '../../../platform/lists/change-of.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';
import { studentQuery } from '../../../platform/students.ts';

const notFound = () => redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });

export const Route = createFileRoute('/_app/students/$id')({
  staticData: { name: 'student' },
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: readStudentSearch,
  loader: async ({ params, context }) => {
    const id = wholeNumber(params.id, 2_147_483_647);
    if (id === null) throw notFound();
    const student = context.queryClient.ensureQueryData(studentQuery(id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
    await Promise.all([
      withTexts(
        'accounts',
        'groups',
        'login_cards',
        'people',
        'techniques',
        'lists',
        'rooms',
        'game_titles',
      )(),
      student,
    ]);
    return id;
  },
  component: function StudentRoute() {
    const navigate = Route.useNavigate();
    const id = Route.useLoaderData();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readStudentSearch({ ...typed }),
      structuralSharing: true,
    });
    if (search.play !== undefined) return <ReplayScreen playId={search.play} />;
    return (
      <>
        <StudentPage
          id={id}
          search={search}
          onSearch={(next, why) => void navigate(changeOf(search, readStudentSearch({ ...next }), why))}
        />
        <Outlet />
      </>
    );
  },
});
