import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../features/not-built/not-built.tsx';
import { allowOnly } from '../../../platform/guards.ts';
import { isLeading } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/teachers/$id')({
  staticData: { name: 'teacher' },
  beforeLoad: allowOnly(isLeading),
  component: NotBuilt,
});
