import { createFileRoute } from '@tanstack/react-router';
import { ImagesPage } from '../../../features/materials/images/images-page.tsx';
import { type ImagesSearch, readImagesSearch } from '../../../features/materials/images/images-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/images')({
  staticData: { name: 'materials_images' },
  validateSearch: readLater<ImagesSearch>(),
  loader: withTexts('materials', 'lists'),
  component: function ImagesRoute() {
    const addressed = useAddress(readImagesSearch);
    // What was opened in one tab is out of sight in the next.
    return <ImagesPage key={addressed.search.tab ?? ''} {...addressed} />;
  },
});
