import { createFileRoute } from '@tanstack/react-router';
import { FirstPassword } from '../features/auth/first-password.tsx';
import { requireFirstPassword } from '../platform/guards.ts';
import { withTexts } from '../platform/i18n.ts';

interface FirstPasswordSearch {
  /** The path that the person wanted to open. */
  readonly redirect?: string;
}

export const Route = createFileRoute('/first-password')({
  staticData: { name: 'first_password' },
  validateSearch: (search): FirstPasswordSearch =>
    search['redirect'] === undefined ? {} : { redirect: String(search['redirect']) },
  beforeLoad: requireFirstPassword,
  loader: withTexts('auth', 'first_password', 'profile'),
  component: function FirstPasswordRoute() {
    return <FirstPassword target={Route.useSearch().redirect} />;
  },
});
