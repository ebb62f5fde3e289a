import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { readStudentsSearch } from '../../../features/people/students/students-search.ts';
import { TeacherPage } from '../../../features/people/teachers/teacher-page.tsx';
import { ApiError } from '../../../platform/client.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { changeOf } from '../../../platform/lists/change-of.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';
import { teacherQuery } from '../../../platform/teachers.ts';

const notFound = () => redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });

export const Route = createFileRoute('/_app/teachers/$id')({
  staticData: { name: 'teacher' },
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: readStudentsSearch,
  loader: async ({ params, context }) => {
    const id = wholeNumber(params.id, 2_147_483_647);
    if (id === null) throw notFound();
    const teacher = context.queryClient.ensureQueryData(teacherQuery(id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
    await Promise.all([withTexts('teachers', 'accounts', 'people', 'groups', 'lists')(), teacher]);
    return id;
  },
  component: function TeacherRoute() {
    const navigate = Route.useNavigate();
    const id = Route.useLoaderData();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readStudentsSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <>
        <TeacherPage
          id={id}
          search={search}
          onSearch={(next, why) => void navigate(changeOf(search, readStudentsSearch({ ...next }), why))}
        />
        <Outlet />
      </>
    );
  },
});
