import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { ReviewPage } from '../../../features/plans/desk/review/review-page.tsx';
import { readReviewSearch, type ReviewSearch } from '../../../features/plans/desk/review/review-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions/review')({
  staticData: { name: 'plans_review' },
  beforeLoad: allowOnly(isAdmin),
  validateSearch: readLater<ReviewSearch>(),
  loader: withTexts('plans', 'plans_desk', 'faults', 'lists'),
  component: function ReviewRoute() {
    const addressed = useAddress(readReviewSearch);
    return <ReviewPage {...addressed} />;
  },
});
