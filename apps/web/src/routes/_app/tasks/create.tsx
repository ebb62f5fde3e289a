import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../features/not-built/not-built.tsx';
import { allowOnly } from '../../../platform/guards.ts';
import { isStaff } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/tasks/create')({
  staticData: { name: 'task_create' },
  beforeLoad: allowOnly(isStaff),
  component: NotBuilt,
});
