import { createFileRoute } from '@tanstack/react-router';
import { requireFirstPassword } from '../entities/person/guards.ts';
import { FirstPassword } from '../features/auth/first-password.tsx';
import { address } from '../platform/address/address.ts';
import { text } from '../platform/address/parts.ts';
import { withTexts } from '../platform/i18n.ts';

/** The path that the person wanted to open. */
const readSearch = address({ redirect: text(2000) });

export const Route = createFileRoute('/first-password')({
  staticData: { name: 'first_password' },
  validateSearch: readSearch,
  beforeLoad: requireFirstPassword,
  loader: withTexts('auth', 'first_password', 'profile'),
  component: function FirstPasswordRoute() {
    return <FirstPassword target={Route.useSearch().redirect} />;
  },
});
