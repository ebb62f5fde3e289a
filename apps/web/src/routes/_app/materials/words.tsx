import { createFileRoute, Outlet } from '@tanstack/react-router';
import { WordsPage } from '../../../features/materials/words/words-page.tsx';
import { readWordsSearch, type WordsSearch } from '../../../features/materials/words/words-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/words')({
  staticData: { name: 'materials_words' },
  validateSearch: readLater<WordsSearch>(),
  loader: withTexts('materials', 'lists'),
  component: function WordsRoute() {
    const addressed = useAddress(readWordsSearch);
    return (
      <>
        <WordsPage {...addressed} />
        <Outlet />
      </>
    );
  },
});
