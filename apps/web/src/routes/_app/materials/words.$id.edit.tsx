import { createFileRoute } from '@tanstack/react-router';
import { wordListQuery } from '../../../entities/material/materials.ts';
import { EditWordList } from '../../../features/materials/words/edit-word-list.tsx';
import { found, idIn } from '../../../platform/address/found.ts';

export const Route = createFileRoute('/_app/materials/words/$id/edit')({
  staticData: { name: 'words_edit' },
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ params, context: { queryClient } }) => {
    const id = idIn(params.id);
    await found(queryClient.fetchQuery({ ...wordListQuery(id), staleTime: 0 }));
    return id;
  },
  component: function EditWordListRoute() {
    const navigate = Route.useNavigate();
    const id = Route.useLoaderData();
    return (
      <EditWordList
        key={id}
        id={id}
        onClose={() => void navigate({ to: '/materials/words', search: true })}
      />
    );
  },
});
