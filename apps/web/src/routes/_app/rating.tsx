import { createFileRoute } from '@tanstack/react-router';
import { RatingPage } from '../../features/rating/rating-page.tsx';
import { type RatingSearch, readRatingSearch } from '../../features/rating/rating-search.ts';
import { readLater } from '../../platform/address/read-later.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/rating')({
  staticData: { name: 'rating' },
  validateSearch: readLater<RatingSearch>(),
  loader: withTexts('rating', 'aliases', 'lists', 'screens'),
  component: function RatingRoute() {
    const addressed = useAddress(readRatingSearch);
    return <RatingPage {...addressed} />;
  },
});
