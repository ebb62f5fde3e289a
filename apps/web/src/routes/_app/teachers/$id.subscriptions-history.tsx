import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../features/not-built/not-built.tsx';
import { allowOnly } from '../../../platform/guards.ts';
import { may } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/teachers/$id/subscriptions-history')({
  staticData: { name: 'teacher_subscriptions' },
  beforeLoad: allowOnly(may('can_manage_subscriptions')),
  component: NotBuilt,
});
