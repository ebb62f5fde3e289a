import { createFileRoute, Outlet } from '@tanstack/react-router';
import { studentQuery } from '../../../entities/person/students.ts';
import { StudentPage } from '../../../features/people/students/student-page.tsx';
import { readStudentSearch, type StudentSearch } from '../../../features/people/students/student-search.ts';
import { ReplayScreen } from '../../../features/play/replay/replay-screen.tsx';
import { found, idIn } from '../../../platform/address/found.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/students/$id')({
  staticData: { name: 'student' },
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: readLater<StudentSearch>(),
  loader: async ({ params, context }) => {
    const id = idIn(params.id);
    const student = found(context.queryClient.ensureQueryData(studentQuery(id)));
    await Promise.all([
      withTexts(
        'accounts',
        'groups',
        'login_cards',
        'people',
        'reading',
        'techniques',
        'lists',
        'rooms',
        'trainings',
        'game_titles',
      )(),
      student,
    ]);
    return id;
  },
  component: function StudentRoute() {
    const id = Route.useLoaderData();
    const addressed = useAddress(readStudentSearch);
    if (addressed.search.play !== undefined) return <ReplayScreen playId={addressed.search.play} />;
    return (
      <>
        <StudentPage id={id} {...addressed} />
        <Outlet />
      </>
    );
  },
});
