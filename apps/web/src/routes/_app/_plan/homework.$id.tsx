import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../features/not-built/not-built.tsx';
import { allowOnly } from '../../../platform/guards.ts';
import { isStudent } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/_plan/homework/$id')({
  staticData: { name: 'homework_play' },
  beforeLoad: allowOnly(isStudent),
  component: NotBuilt,
});
