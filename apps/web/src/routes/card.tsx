import { createFileRoute, redirect } from '@tanstack/react-router';
import { CardEntry } from '../features/auth/card/card-entry.tsx';
import { session } from '../platform/client.ts';
import { withTexts } from '../platform/i18n.ts';

/** Most visits bring no card, so its code comes with the first one that does. */
const heldCard = async () => (await import('../features/auth/card/held-card.ts')).heldCard;

export const Route = createFileRoute('/card')({
  staticData: { name: 'card' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: async ({ location: { hash } }) => {
    if (hash === '') return;
    // Out of sight, and out of the history of this tab, before anything else happens.
    (await heldCard()).take(`${location.origin}/card#${hash}`);
    throw redirect({ to: '/card', replace: true });
  },
  loader: async () => {
    await withTexts('card')();
    // Without a network nobody can say that a session is over.
    const isTaken = await session.isSignedIn().catch(() => true);
    const card = await heldCard();
    if (isTaken && (await card.isOwn())) {
      card.drop();
      throw redirect({ to: '/', replace: true });
    }
    return { token: card.token(), isTaken };
  },
  component: function CardRoute() {
    const { token, isTaken } = Route.useLoaderData();
    return <CardEntry key={token} token={token} isTaken={isTaken} />;
  },
});
