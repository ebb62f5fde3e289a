import { createFileRoute, redirect } from '@tanstack/react-router';
import { heldLink } from '../features/auth/recovery/held-link.ts';
import { Recovery } from '../features/auth/recovery/recovery.tsx';
import { withTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/recovery')({
  staticData: { name: 'recovery' },
  beforeLoad: ({ location: { hash } }) => {
    if (hash === '') return;
    // Out of sight, and out of the history of this tab, before anything else happens.
    heldLink.take(hash);
    throw redirect({ to: '/recovery', replace: true });
  },
  loader: async () => {
    await withTexts('auth', 'recovery')();
    return { token: heldLink.token() };
  },
  component: function RecoveryRoute() {
    const { token } = Route.useLoaderData();
    return <Recovery key={token} token={token} />;
  },
});
