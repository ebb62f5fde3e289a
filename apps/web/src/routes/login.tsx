import { createFileRoute } from '@tanstack/react-router';
import { passBy } from '../features/auth/pass-by.ts';
import { SignIn } from '../features/auth/sign-in.tsx';
import { withTexts } from '../platform/i18n.ts';

interface LoginSearch {
  /** The path that the person wanted to open. */
  readonly redirect?: string;
}

export const Route = createFileRoute('/login')({
  staticData: { name: 'login' },
  // The first screen of all comes with the start, not after it.
  codeSplitGroupings: [],
  validateSearch: (search): LoginSearch =>
    search['redirect'] === undefined ? {} : { redirect: String(search['redirect']) },
  beforeLoad: passBy,
  loader: withTexts('auth'),
  component: function LoginRoute() {
    return <SignIn target={Route.useSearch().redirect} />;
  },
});
