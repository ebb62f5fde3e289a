import { createFileRoute } from '@tanstack/react-router';
import { NoPlan } from '../../features/dashboard/no-plan.tsx';
import { requireNoPlan } from '../../platform/guards.ts';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/no-subscription')({
  staticData: { name: 'no_subscription' },
  beforeLoad: requireNoPlan,
  loader: withTexts('dashboard'),
  component: NoPlan,
});
