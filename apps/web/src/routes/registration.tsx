import { createFileRoute } from '@tanstack/react-router';
import { passBy } from '../features/auth/pass-by.ts';
import { Registration } from '../features/auth/registration/registration.tsx';
import { withTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/registration')({
  staticData: { name: 'registration' },
  beforeLoad: () => passBy({ search: {} }),
  loader: withTexts('auth', 'registration', 'profile'),
  component: Registration,
});
