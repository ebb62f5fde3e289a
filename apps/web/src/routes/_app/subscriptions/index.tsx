import { createFileRoute } from '@tanstack/react-router';
import { OwnPage } from '../../../features/plans/own-page.tsx';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions/')({
  loader: withTexts('plans'),
  component: OwnPage,
});
