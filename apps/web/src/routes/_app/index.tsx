import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/')({
  staticData: { name: 'dashboard' },
  loader: withTexts('dashboard', 'levels', 'rooms'),
  component: Dashboard,
});
