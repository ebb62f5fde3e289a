import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '../../features/profile/profile.tsx';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/profile')({
  staticData: { name: 'profile' },
  loader: withTexts('profile', 'accounts'),
  component: Profile,
});
