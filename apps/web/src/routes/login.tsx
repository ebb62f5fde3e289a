import { createFileRoute } from '@tanstack/react-router';
import { passBy } from '../features/auth/pass-by.ts';
import { SignIn } from '../features/auth/sign-in.tsx';
import { address } from '../platform/address/address.ts';
import { text } from '../platform/address/parts.ts';
import { withTexts } from '../platform/i18n.ts';

/** The path that the person wanted to open. */
const readSearch = address({ redirect: text(2000) });

export const Route = createFileRoute('/login')({
  staticData: { name: 'login' },
  // The first screen of all comes with the start, not after it.
  codeSplitGroupings: [],
  validateSearch: readSearch,
  beforeLoad: passBy,
  loader: withTexts('auth'),
  component: function LoginRoute() {
    return <SignIn target={Route.useSearch().redirect} />;
  },
});
