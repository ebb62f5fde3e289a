import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { managesPlans } from '../../../entities/person/permissions.ts';
import { StatementPage } from '../../../features/plans/history/statement-page.tsx';
import {
  readStatementSearch,
  type StatementSearch,
} from '../../../features/plans/history/statement-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions/history')({
  beforeLoad: allowOnly(managesPlans),
  validateSearch: readLater<StatementSearch>(),
  loader: withTexts('plans'),
  component: function StatementRoute() {
    const addressed = useAddress(readStatementSearch);
    return <StatementPage {...addressed} />;
  },
});
