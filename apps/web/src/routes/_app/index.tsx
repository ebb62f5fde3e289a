import { createFileRoute } from '@tanstack/react-router';
import { isLeading, isStudent } from '../../entities/person/permissions.ts';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { PupilHome, StaffHome } from '../../features/dashboard/homes.ts';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/')({
  staticData: { name: 'dashboard' },
  loader: async ({ context: { me } }) => {
    const texts = withTexts(
      'dashboard',
      'game_titles',
      ...(isStudent(me) ? (['homework', 'levels', 'rooms'] as const) : []),
      ...(isLeading(me) ? (['accounts'] as const) : []),
    );
    await Promise.all([texts(), (isStudent(me) ? PupilHome : StaffHome).load()]);
  },
  component: Dashboard,
});
