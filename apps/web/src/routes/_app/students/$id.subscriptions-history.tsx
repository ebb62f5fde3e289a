import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { may } from '../../../entities/person/permissions.ts';
import { NotBuiltDialog } from '../../../features/not-built/not-built-dialog.tsx';

export const Route = createFileRoute('/_app/students/$id/subscriptions-history')({
  staticData: { name: 'student_subscriptions' },
  beforeLoad: allowOnly(may('can_manage_subscriptions')),
  component: function DialogRoute() {
    const navigate = Route.useNavigate();
    return <NotBuiltDialog onClose={() => void navigate({ to: '..' })} />;
  },
});
