import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/audit/audit-page.tsx';
import { readAuditSearch } from '../../features/audit/audit-search.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { allowOnly } from '../../platform/guards.ts';
import { withTexts } from '../../platform/i18n.ts';
import { isLeading } from '../../platform/permissions.ts';

export const Route = createFileRoute('/_app/audit')({
  staticData: { name: 'audit' },
  beforeLoad: allowOnly(isLeading),
  validateSearch: readAuditSearch,
  loader: withTexts('audit', 'record', 'lists'),
  component: function AuditRoute() {
    const addressed = useAddress(readAuditSearch);
    return <AuditPage {...addressed} />;
  },
});
