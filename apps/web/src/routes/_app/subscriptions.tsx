import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PlansLayout } from '../../features/plans/layout/plans-layout.tsx';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions')({
  staticData: { name: 'subscriptions' },
  loader: withTexts('plans'),
  component: function PlansRoute() {
    return (
      <PlansLayout>
        <Outlet />
      </PlansLayout>
    );
  },
});
