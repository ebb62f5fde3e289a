import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { studentQuery } from '../../../entities/person/students.ts';
import { HistoryDialog } from '../../../features/plans/history/history-dialog.tsx';
import { withTexts } from '../../../platform/i18n.ts';

/** Whose plans may be seen says the server. */
export const Route = createFileRoute('/_app/students/$id/subscriptions-history')({
  staticData: { name: 'student_subscriptions' },
  loader: withTexts('plans'),
  component: function StudentPlansRoute() {
    const navigate = Route.useNavigate();
    const { id } = Route.useParams();
    const student = useSuspenseQuery(studentQuery(Number(id))).data;
    return <HistoryDialog person={student} onClose={() => void navigate({ to: '..', search: true })} />;
  },
});
