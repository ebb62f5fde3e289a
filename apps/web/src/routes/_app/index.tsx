import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { withTexts } from '../../platform/i18n.ts';
import { isLeading, isStudent } from '../../platform/permissions.ts';

export const Route = createFileRoute('/_app/')({
  staticData: { name: 'dashboard' },
  loader: ({ context }) =>
    withTexts(
      'dashboard',
      'levels',
      'rooms',
      ...(isStudent(context.me) ? (['homework'] as const) : []),
      ...(isLeading(context.me) ? (['accounts'] as const) : []),
    )(),
  component: Dashboard,
});
