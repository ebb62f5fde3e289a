import { createFileRoute } from '@tanstack/react-router';
import { textQuery } from '../../../entities/material/materials.ts';
import { TransformPage } from '../../../features/materials/texts/transform/transform-page.tsx';
import { readDraw } from '../../../features/materials/texts/transform/transform-search.ts';
import { found, idIn } from '../../../platform/address/found.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/texts_/$id/transform')({
  staticData: { name: 'text_transform' },
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: ({ seed, set }: Readonly<Record<string, unknown>>): { seed?: unknown; set?: unknown } => ({
    seed,
    set,
  }),
  loader: async ({ params, context: { queryClient } }) => {
    const [text] = await Promise.all([
      found(queryClient.ensureQueryData(textQuery(idIn(params.id)))),
      withTexts('materials', 'transformations', 'rooms', 'play')(),
    ]);
    return text;
  },
  component: function TransformTextRoute() {
    const navigate = Route.useNavigate();
    return (
      <TransformPage
        text={Route.useLoaderData()}
        draw={readDraw(Route.useSearch())}
        onSearch={(search) => void navigate({ search, replace: true })}
      />
    );
  },
});
