import { createFileRoute } from '@tanstack/react-router';
import { EditTeacher } from '../../../features/people/teachers/edit-teacher.tsx';

export const Route = createFileRoute('/_app/teachers/$id/edit')({
  staticData: { name: 'teacher_edit' },
  component: function EditTeacherRoute() {
    const navigate = Route.useNavigate();
    const { id } = Route.useParams();
    return <EditTeacher id={Number(id)} onClose={() => void navigate({ to: '..', search: true })} />;
  },
});
