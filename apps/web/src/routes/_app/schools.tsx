import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../features/not-built/not-built.tsx';
import { allowOnly } from '../../platform/guards.ts';
import { isAdmin } from '../../platform/permissions.ts';

export const Route = createFileRoute('/_app/schools')({
  staticData: { name: 'schools' },
  beforeLoad: allowOnly(isAdmin),
  component: NotBuilt,
});
