import { createFileRoute } from '@tanstack/react-router';
import { EditStudent } from '../../../features/people/accounts/edit-student.tsx';

export const Route = createFileRoute('/_app/students/$id/edit')({
  staticData: { name: 'student_edit' },
  component: function EditStudentRoute() {
    const navigate = Route.useNavigate();
    const { id } = Route.useParams();
    return <EditStudent id={Number(id)} onClose={() => void navigate({ to: '..', search: true })} />;
  },
});
