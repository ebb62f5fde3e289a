import { createFileRoute } from '@tanstack/react-router';
import { MaterialsPage } from '../../../features/materials/overview/materials-page.tsx';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/')({
  staticData: { name: 'materials' },
  loader: withTexts('materials'),
  component: MaterialsPage,
});
