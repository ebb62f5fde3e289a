import { createFileRoute, Outlet } from '@tanstack/react-router';
import { teacherQuery } from '../../../entities/person/teachers.ts';
import {
  readStudentsSearch,
  type StudentsSearch,
} from '../../../features/people/students/students-search.ts';
import { TeacherPage } from '../../../features/people/teachers/teacher-page.tsx';
import { found, idIn } from '../../../platform/address/found.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/teachers/$id')({
  staticData: { name: 'teacher' },
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: readLater<StudentsSearch>(),
  loader: async ({ params, context }) => {
    const id = idIn(params.id);
    const teacher = found(context.queryClient.ensureQueryData(teacherQuery(id)));
    await Promise.all([withTexts('teachers', 'accounts', 'people', 'groups', 'lists')(), teacher]);
    return id;
  },
  component: function TeacherRoute() {
    const id = Route.useLoaderData();
    const addressed = useAddress(readStudentsSearch);
    return (
      <>
        <TeacherPage id={id} {...addressed} />
        <Outlet />
      </>
    );
  },
});
