import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../features/audit/audit-page.tsx';
import { readAuditSearch } from '../../features/audit/audit-search.ts';
import { allowOnly } from '../../platform/guards.ts';
import { withTexts } from '../../platform/i18n.ts';
import { changeOf } from '../../platform/lists/change-of.ts';
import { isLeading } from '../../platform/permissions.ts';

export const Route = createFileRoute('/_app/audit')({
  staticData: { name: 'audit' },
  beforeLoad: allowOnly(isLeading),
  validateSearch: readAuditSearch,
  loader: withTexts('audit', 'lists'),
  component: function AuditRoute() {
    const navigate = Route.useNavigate();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readAuditSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <AuditPage
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readAuditSearch({ ...next }), why))}
      />
    );
  },
});
