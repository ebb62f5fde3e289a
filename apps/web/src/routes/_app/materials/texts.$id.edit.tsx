import { createFileRoute } from '@tanstack/react-router';
import { textQuery } from '../../../entities/material/materials.ts';
import { EditText } from '../../../features/materials/texts/editor/edit-text.tsx';
import { found, idIn } from '../../../platform/address/found.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/texts/$id/edit')({
  staticData: { name: 'text_edit' },
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ params, context: { queryClient } }) => {
    const id = idIn(params.id);
    const text = found(queryClient.fetchQuery({ ...textQuery(id), staleTime: 0 }));
    await Promise.all([text, withTexts('text_editor')()]);
    return id;
  },
  component: function EditTextRoute() {
    const navigate = Route.useNavigate();
    const id = Route.useLoaderData();
    return (
      <EditText key={id} id={id} onClose={() => void navigate({ to: '/materials/texts', search: true })} />
    );
  },
});
