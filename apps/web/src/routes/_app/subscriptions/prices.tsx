import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { PricesPage } from '../../../features/plans/desk/prices/prices-page.tsx';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions/prices')({
  staticData: { name: 'plans_prices' },
  beforeLoad: allowOnly(isAdmin),
  loader: withTexts('plans', 'plans_desk', 'faults'),
  component: PricesPage,
});
