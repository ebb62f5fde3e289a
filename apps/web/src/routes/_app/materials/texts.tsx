import { createFileRoute, Outlet } from '@tanstack/react-router';
import { TextsPage } from '../../../features/materials/texts/list/texts-page.tsx';
import { readTextsSearch, type TextsSearch } from '../../../features/materials/texts/list/texts-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/texts')({
  staticData: { name: 'materials_texts' },
  validateSearch: readLater<TextsSearch>(),
  loader: withTexts('materials', 'lists'),
  component: function TextsRoute() {
    const addressed = useAddress(readTextsSearch);
    return (
      <>
        <TextsPage {...addressed} />
        <Outlet />
      </>
    );
  },
});
