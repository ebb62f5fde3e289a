import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../features/not-built/not-built.tsx';
import { allowOnly } from '../../platform/guards.ts';
import { isStudent } from '../../platform/permissions.ts';

export const Route = createFileRoute('/_app/homework')({
  staticData: { name: 'homework' },
  beforeLoad: allowOnly(isStudent),
  component: NotBuilt,
});
