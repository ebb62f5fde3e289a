import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { may } from '../../../entities/person/permissions.ts';
import { CardsPage } from '../../../features/people/cards/cards-page.tsx';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/students/cards')({
  staticData: { name: 'login_cards' },
  beforeLoad: allowOnly(may('can_register_students')),
  loader: withTexts('login_cards', 'people'),
  component: CardsPage,
});
