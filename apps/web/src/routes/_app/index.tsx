import { createFileRoute } from '@tanstack/react-router';
import { isLeading, isStudent } from '../../entities/person/permissions.ts';
import { Home, PupilHome, StaffHome } from '../../features/dashboard/home.tsx';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/')({
  staticData: { name: 'dashboard' },
  // It only says which of two start pages is loaded: a file of its own would be a wait before that.
  codeSplitGroupings: [],
  loader: async ({ context: { me } }) => {
    const texts = withTexts(
      'dashboard',
      'game_titles',
      ...(isStudent(me) ? (['homework', 'levels', 'trainings'] as const) : []),
      ...(isLeading(me) ? (['accounts'] as const) : []),
    );
    await Promise.all([texts(), (isStudent(me) ? PupilHome : StaffHome).load()]);
  },
  component: Home,
});
