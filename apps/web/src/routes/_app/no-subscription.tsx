import { createFileRoute } from '@tanstack/react-router';
import { requireNoPlan } from '../../entities/person/guards.ts';
import { NoPlan } from '../../features/dashboard/no-plan.tsx';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/no-subscription')({
  staticData: { name: 'no_subscription' },
  beforeLoad: requireNoPlan,
  loader: withTexts('dashboard', 'own_plan'),
  component: NoPlan,
});
