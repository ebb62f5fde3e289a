import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltDialog } from '../../../features/not-built/not-built-dialog.tsx';
import { allowOnly } from '../../../platform/guards.ts';
import { may } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/students/$id/edit')({
  staticData: { name: 'student_edit' },
  beforeLoad: allowOnly(may('can_register_students')),
  component: function DialogRoute() {
    const navigate = Route.useNavigate();
    return <NotBuiltDialog onClose={() => void navigate({ to: '..' })} />;
  },
});
