import { createFileRoute } from '@tanstack/react-router';
import { ManualHome } from '../../../features/manual/manual-home.tsx';
import type { ManualSearch } from '../../../features/manual/manual-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/manual/')({
  staticData: { name: 'manual' },
  validateSearch: readLater<ManualSearch>(),
  loader: withTexts('manual', 'game_titles'),
  component: ManualHome,
});
