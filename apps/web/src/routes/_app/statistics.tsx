import { createFileRoute } from '@tanstack/react-router';
import { StatisticsPage } from '../../features/statistics/statistics-page.tsx';
import { readStatisticsSearch, type StatisticsSearch } from '../../features/statistics/statistics-search.ts';
import { readLater } from '../../platform/address/read-later.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/statistics')({
  staticData: { name: 'statistics' },
  validateSearch: readLater<StatisticsSearch>(),
  loader: withTexts('statistics', 'skills', 'lists', 'screens', 'game_titles'),
  component: function StatisticsRoute() {
    const addressed = useAddress(readStatisticsSearch);
    return <StatisticsPage {...addressed} />;
  },
});
