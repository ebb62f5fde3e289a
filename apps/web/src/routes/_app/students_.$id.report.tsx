import { createFileRoute } from '@tanstack/react-router';
import { reportQuery } from '../../features/statistics/pupil/queries.ts';
import { ReportPage } from '../../features/statistics/report/report-page.tsx';
import { readReportSearch, reportPeriod } from '../../features/statistics/report/report-search.ts';
import { found, idIn } from '../../platform/address/found.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { currentLanguage, withTexts } from '../../platform/i18n.ts';
import { withTextsIn } from '../../platform/texts-in.ts';

/** For those who teach, and for pupils themselves: whose page it is the server knows. */
export const Route = createFileRoute('/_app/students_/$id/report')({
  staticData: { name: 'report' },
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: readReportSearch,
  // The router leaves in it what was typed and not read.
  loaderDeps: ({ search }) => readReportSearch(search),
  loader: async ({ params, deps: { days = reportPeriod, language = currentLanguage() }, context }) => {
    const code = language.toLowerCase();
    const [report] = await Promise.all([
      // What is printed is as it is now.
      found(context.queryClient.fetchQuery({ ...reportQuery(idIn(params.id), days), staleTime: 0 })),
      withTexts('report', 'statistics')(),
      withTextsIn(code, 'report'),
      withTextsIn(code, 'statistics'),
      withTextsIn(code, 'skills'),
    ]);
    return { report, language };
  },
  component: function ReportRoute() {
    const addressed = useAddress(readReportSearch);
    return <ReportPage {...Route.useLoaderData()} {...addressed} />;
  },
});
