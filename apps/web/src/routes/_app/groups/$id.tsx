import { createFileRoute, redirect } from '@tanstack/react-router';
import { GroupPage } from '../../../features/people/groups/group-page.tsx';
import { readStudentsSearch } from '../../../features/people/students/students-search.ts';
import { ApiError } from '../../../platform/client.ts';
import { groupQuery } from '../../../platform/groups.ts';
import { allowOnly } from '../../../platform/guards.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { changeOf } from '../../../platform/lists/change-of.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';
import { isStaff } from '../../../platform/permissions.ts';

const notFound = () => redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });

/** The members' table; the group is named by the path, not by the search. */
const readSearch = (search: Readonly<Record<string, unknown>>) =>
  readStudentsSearch({ ...search, group: undefined });

export const Route = createFileRoute('/_app/groups/$id')({
  staticData: { name: 'group' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(isStaff),
  validateSearch: readSearch,
  loader: async ({ params, context }) => {
    const id = wholeNumber(params.id, 2_147_483_647);
    if (id === null) throw notFound();
    const group = context.queryClient.ensureQueryData(groupQuery(id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
    await Promise.all([withTexts('groups', 'people', 'login_cards', 'lists')(), group]);
    return id;
  },
  component: function GroupRoute() {
    const navigate = Route.useNavigate();
    const id = Route.useLoaderData();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({ select: (typed) => readSearch({ ...typed }), structuralSharing: true });
    return (
      <GroupPage
        key={id}
        id={id}
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readSearch({ ...next }), why))}
      />
    );
  },
});
