import { createFileRoute } from '@tanstack/react-router';
import { CardsPage } from '../../../features/people/cards/cards-page.tsx';
import { allowOnly } from '../../../platform/guards.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { may } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/students/cards')({
  staticData: { name: 'login_cards' },
  beforeLoad: allowOnly(may('can_register_students')),
  loader: withTexts('login_cards', 'people'),
  component: CardsPage,
});
