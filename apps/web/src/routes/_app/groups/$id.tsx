import { createFileRoute } from '@tanstack/react-router';
import { groupQuery } from '../../../entities/group/groups.ts';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isStaff } from '../../../entities/person/permissions.ts';
import { GroupPage } from '../../../features/people/groups/group-page.tsx';
import { readStudentsSearch } from '../../../features/people/students/students-search.ts';
import type { Typed } from '../../../platform/address/address.ts';
import { found, idIn } from '../../../platform/address/found.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

/** The members' table; the group is named by the path, not by the search. */
const readSearch = (search: Typed) => readStudentsSearch({ ...search, group: undefined });

export const Route = createFileRoute('/_app/groups/$id')({
  staticData: { name: 'group' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(isStaff),
  validateSearch: readSearch,
  loader: async ({ params, context }) => {
    const id = idIn(params.id);
    const group = found(context.queryClient.ensureQueryData(groupQuery(id)));
    await Promise.all([withTexts('groups', 'people', 'login_cards', 'lists')(), group]);
    return id;
  },
  component: function GroupRoute() {
    const id = Route.useLoaderData();
    const addressed = useAddress(readSearch);
    return <GroupPage key={id} id={id} {...addressed} />;
  },
});
