import { createFileRoute, redirect } from '@tanstack/react-router';
import { CardEntry } from '../features/auth/card/card-entry.tsx';
import { heldCard } from '../features/auth/card/held-card.ts';
import { session } from '../platform/client.ts';
import { withTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/card')({
  staticData: { name: 'card' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: ({ location: { hash } }) => {
    if (hash === '') return;
    // Out of sight, and out of the history of this tab, before anything else happens.
    heldCard.take(`${location.origin}/card#${hash}`);
    throw redirect({ to: '/card', replace: true });
  },
  loader: async () => {
    await withTexts('card')();
    // Without a network nobody can say that a session is over.
    const isTaken = await session.isSignedIn().catch(() => true);
    return { token: heldCard.token(), isTaken };
  },
  component: function CardRoute() {
    const { token, isTaken } = Route.useLoaderData();
    return <CardEntry key={token} token={token} isTaken={isTaken} />;
  },
});
