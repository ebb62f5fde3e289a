import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltDialog } from '../../../features/not-built/not-built-dialog.tsx';
import { allowOnly } from '../../../platform/guards.ts';
import { may } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/teachers/$id/subscriptions-history')({
  staticData: { name: 'teacher_subscriptions' },
  beforeLoad: allowOnly(may('can_manage_subscriptions')),
  component: function DialogRoute() {
    const navigate = Route.useNavigate();
    return <NotBuiltDialog onClose={() => void navigate({ to: '..' })} />;
  },
});
