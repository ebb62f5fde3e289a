import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../entities/person/guards.ts';
import { isLeading } from '../../entities/person/permissions.ts';
import { AuditPage } from '../../features/audit/audit-page.tsx';
import { type AuditSearch, readAuditSearch } from '../../features/audit/audit-search.ts';
import { readLater } from '../../platform/address/read-later.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/audit')({
  staticData: { name: 'audit' },
  beforeLoad: allowOnly(isLeading),
  validateSearch: readLater<AuditSearch>(),
  loader: withTexts('audit', 'record', 'lists'),
  component: function AuditRoute() {
    const addressed = useAddress(readAuditSearch);
    return <AuditPage {...addressed} />;
  },
});
