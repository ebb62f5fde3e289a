import { createFileRoute } from '@tanstack/react-router';
import { textQuery } from '../../../entities/material/materials.ts';
import { PrintPage } from '../../../features/materials/texts/print/print-page.tsx';
import { printedIds, readPrintSearch } from '../../../features/materials/texts/print/print-search.ts';
import { found } from '../../../platform/address/found.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/texts_/print')({
  staticData: { name: 'texts_print' },
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: readPrintSearch,
  // The router leaves in it what was typed and not read.
  loaderDeps: ({ search }) => readPrintSearch(search),
  loader: async ({ deps, context: { queryClient } }) => {
    const [printed] = await Promise.all([
      Promise.all(printedIds(deps).map((id) => found(queryClient.ensureQueryData(textQuery(id))))),
      withTexts('materials')(),
    ]);
    return printed;
  },
  component: function PrintTextsRoute() {
    return <PrintPage texts={Route.useLoaderData()} />;
  },
});
