import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../entities/person/guards.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { HomeworkPage } from '../../features/homework/list/homework-page.tsx';
import { type HomeworkSearch, readHomeworkSearch } from '../../features/homework/list/homework-search.ts';
import { readLater } from '../../platform/address/read-later.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/homework')({
  staticData: { name: 'homework' },
  beforeLoad: allowOnly(isStudent),
  validateSearch: readLater<HomeworkSearch>(),
  loader: withTexts('homework', 'lists', 'game_titles', 'screens'),
  component: function HomeworkRoute() {
    const addressed = useAddress(readHomeworkSearch);
    return <HomeworkPage {...addressed} />;
  },
});
