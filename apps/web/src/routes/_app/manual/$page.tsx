import { createFileRoute } from '@tanstack/react-router';
import { ManualPage } from '../../../features/manual/manual-page.tsx';
import type { ManualSearch } from '../../../features/manual/manual-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/manual/$page')({
  staticData: { name: 'manual' },
  validateSearch: readLater<ManualSearch>(),
  loader: withTexts('manual', 'game_titles'),
  component: function Page() {
    return <ManualPage name={Route.useParams().page} />;
  },
});
