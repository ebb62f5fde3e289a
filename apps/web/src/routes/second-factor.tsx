import { createFileRoute } from '@tanstack/react-router';
import { requireMissingFactor } from '../entities/person/guards.ts';
import { SecondFactor } from '../features/auth/second-factor.tsx';
import { address } from '../platform/address/address.ts';
import { text } from '../platform/address/parts.ts';
import { withTexts } from '../platform/i18n.ts';

/** The path that the person wanted to open. */
const readSearch = address({ redirect: text(2000) });

export const Route = createFileRoute('/second-factor')({
  staticData: { name: 'second_factor' },
  validateSearch: readSearch,
  beforeLoad: requireMissingFactor,
  // The words of what is copied are those of accounts.
  loader: withTexts('auth', 'second_factor', 'accounts'),
  component: function SecondFactorRoute() {
    return <SecondFactor target={Route.useSearch().redirect} />;
  },
});
